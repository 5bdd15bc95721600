import { Component, type ReactNode } from 'react'
import { UnexpectedError } from './UnexpectedError.tsx'

type Props = { home: string; name: string; children: ReactNode }

/** Shows a page that says so, with a way home, when a page crashes. Header and footer stay. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    const { home, name, children } = this.props
    return this.state.crashed ? <UnexpectedError home={home} name={name} /> : children
  }
}
