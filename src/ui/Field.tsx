import type { ReactNode } from 'react'
import s from './Field.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  name: string
  label: string
  error?: string | undefined
  type?: 'text' | 'email' | 'tel' | 'search' | 'multiline' | 'select' | 'checkbox'
  autoComplete?: string
  required?: boolean
  /** Where a page begins that is about this field. */
  autoFocus?: boolean | undefined
  defaultValue?: string | undefined
  onFocus?: () => void
  /** Each letter of a search. */
  onType?: (typed: string) => void
  children?: ReactNode
}

/** One field of a form: its label above, what to do below. It keeps what is typed by itself. */
export function Field({ name, label, error, type = 'text', children, onType, ...rest }: Props) {
  const { defaultValue, ...others } = rest
  const attributes = {
    'id': name,
    name,
    'className': s.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${name}-error`,
    ...others,
  }
  return (
    <div className={`${s.field} ${type === 'checkbox' ? s.checkbox : ''}`} data-wrong={error && ''}>
      <label htmlFor={name}>{label}</label>
      {type === 'multiline' && <textarea {...attributes} rows={6} defaultValue={defaultValue} />}
      {type === 'select' && (
        <select {...attributes} defaultValue={defaultValue}>
          {children}
        </select>
      )}
      {type === 'checkbox' && (
        <input
          {...attributes}
          type="checkbox"
          value="yes"
          defaultChecked={defaultValue === 'yes'}
        />
      )}
      {type === 'search' && (
        <input
          {...attributes}
          type="search"
          spellCheck={false}
          enterKeyHint="go"
          onChange={onType && (({ target }) => onType(target.value))}
        />
      )}
      {(type === 'text' || type === 'email' || type === 'tel') && (
        <input {...attributes} type={type} defaultValue={defaultValue} />
      )}
      <p className={s.error} id={`${name}-error`} hidden={!error}>
        {error && (
          <>
            <Icon name="alert" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}
