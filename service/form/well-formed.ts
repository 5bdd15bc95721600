import type { IncomingMessage } from 'node:http'

/** Whether a page is asked for. */
export const isRead = ({ method = '' }: { method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD'

/**
 * Whether a request names one host, as it must: https://www.rfc-editor.org/rfc/rfc9112#section-3.2. One
 * that says its whole address, as to a proxy, means the same as any other, and is made into one.
 */
export function isWellFormed(request: IncomingMessage): boolean {
  const { url = '/', headers, rawHeaders, httpVersion } = request
  const hosts = rawHeaders.filter((name, n) => n % 2 === 0 && /^host$/i.test(name)).length
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return false
  // HTTP/1.0 need not say one, and what watches sites by it does not
  headers.host ||= 'localhost'
  if (!/^[\w.:[\]%~-]+$/.test(headers.host)) return false
  if (/^https?:\/\//i.test(url)) {
    if (!URL.canParse(url)) return false
    const { host, pathname, search } = new URL(url)
    request.url = pathname + search
    headers.host = host
  }
  return true
}
