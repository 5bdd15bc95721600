import type { ReactNode } from 'react'
import s from './Field.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  name: string
  label: string
  /** What to do about what was typed. */
  error?: string | undefined
  type?: 'text' | 'email' | 'multiline' | 'select' | 'checkbox'
  autoComplete?: string
  maxLength?: number
  required?: boolean
  /** The options of a select. */
  children?: ReactNode
}

/** One field of a form: its label above, what to do below. It keeps what is typed by itself. */
export function Field({ name, label, error, type = 'text', children, ...rest }: Props) {
  const attributes = {
    'id': name,
    name,
    'className': s.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${name}-error`,
    ...rest,
  }
  return (
    <div className={`${s.field} ${type === 'checkbox' ? s.checkbox : ''}`} data-wrong={error && ''}>
      <label htmlFor={name}>{label}</label>
      {type === 'multiline' && <textarea {...attributes} rows={6} />}
      {type === 'select' && <select {...attributes}>{children}</select>}
      {type === 'checkbox' && <input {...attributes} type="checkbox" value="yes" />}
      {(type === 'text' || type === 'email') && <input {...attributes} type={type} />}
      <p className={s.error} id={`${name}-error`} hidden={!error}>
        {error && (
          <>
            <Icon name="alert" /> {error}
          </>
        )}
      </p>
    </div>
  )
}
