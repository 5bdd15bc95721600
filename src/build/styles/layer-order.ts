import type { Plugin } from 'vite'

/** Later layers win over earlier ones, whatever the order in which the files are loaded. */
export const layerOrder = '@layer reset, base, ui, site, pages;\n'

/**
 * Puts the order of the layers on top of every style file: the first file that is loaded decides, and
 * which one that is depends on the page.
 */
export function orderLayers(): Plugin {
  return {
    name: 'praise-chapel:layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css(\?.*)?$/ },
      handler: (code) => ({ code: layerOrder + code, map: null }),
    },
  }
}
