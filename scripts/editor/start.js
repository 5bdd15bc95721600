// Starts the editor in the language of the one who edits: the one chosen in it, else the browser's.
globalThis.CMS_MANUAL_INIT = true

addEventListener('DOMContentLoaded', async () => {
  const { locale } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}')
  const language = [locale, navigator.language].find((each) => each && each !== 'auto')
  const spoken = language?.startsWith('es') ? 'es' : 'en'
  document.documentElement.lang = spoken
  const settings = await fetch(`/admin/settings.${spoken}.json`)
  // in a browser too old for it the editor works all the same; the site is checked before it is published
  await import('/admin/check.js').catch(console.error)
  const config = await settings.json()
  const { backend } = config
  if (backend.auth_endpoint) {
    // the service beside this site signs in, at whatever address of it one is; without it, one's own token
    backend.base_url = location.origin
    const offered = await fetch(`/${backend.auth_endpoint}/offered`).catch(() => undefined)
    backend.auth_methods = [offered?.ok ? 'oauth' : 'token']
  }
  globalThis.CMS.init({ config })
})

// what was saved under "This week" has its folder in its address, and would not be found there once more
history.replaceState(
  history.state,
  '',
  location.hash.replace(/(?<=\/entries\/)[^?]*\//, '') || location.href,
)

// which collection is shown, for the styles of the page
const say = () => {
  const [, shown = ''] = /collections\/([\w-]+)/.exec(location.hash) ?? []
  document.documentElement.dataset.shown = shown
}
addEventListener('hashchange', say)
say()

// on a phone the editor names what is open in its window's title alone: the page shows it above the form
const name = () => {
  const [, shown = ''] = /› (.*) – /.exec(document.title) ?? []
  document.documentElement.style.setProperty('--open', JSON.stringify(shown))
}
addEventListener('DOMContentLoaded', () => {
  const all = { childList: true, characterData: true, subtree: true }
  new MutationObserver(name).observe(document.head, all)
})

// a photograph is kept smaller than it was taken, as WebP: where a browser (Safari) writes none, as JPEG,
// and not as the picture without losses that it would give instead, ten times as large
const { convertToBlob } = OffscreenCanvas.prototype
OffscreenCanvas.prototype.convertToBlob = async function (wanted) {
  const blob = await convertToBlob.call(this, wanted)
  if (!wanted?.type || blob.type === wanted.type) return blob
  return convertToBlob.call(this, { ...wanted, type: 'image/jpeg' })
}
