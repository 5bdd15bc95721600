export function isInstalled(root: string): boolean
export function whyNot(printed: string): string
