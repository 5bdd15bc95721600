import 'react'

declare module 'react' {
  // buttons that command a dialog; React passes them on and does not have their types yet
  // oxlint-disable-next-line no-unused-vars -- the parameter belongs to the interface it adds to
  interface ButtonHTMLAttributes<T> {
    commandfor?: string
    command?: 'show-modal' | 'close'
  }
}
