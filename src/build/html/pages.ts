import type { ComponentType } from 'react'
import { routes, type PageName } from '#app/addresses.ts'
import type { Page } from '#app/page/define-page.server.ts'

// A page is a folder with two files: what it reads (`page.server.ts`), and the component that shows it
// (`…Page.tsx`), which browsers fetch by its name.

export type FoundPage = Page & {
  /** The file of the component, and its name there: `src/home/HomePage.tsx`, `HomePage`. */
  file: string
  component: string
  Component: ComponentType<object>
}

type Module = Record<string, ComponentType<object>>

const loads = import.meta.glob<{ page: Page }>('/src/**/page.server.ts', { eager: true })
const components = import.meta.glob<Module>('/src/**/*Page.tsx', { eager: true })

/** Every page by its name. Only the build knows all of them; visitors load the one they are on. */
export const pages = found(loads, components)

export function found(
  loads: Record<string, { page: Page }>,
  components: Record<string, Module>,
): Record<PageName, FoundPage> {
  const all = Object.entries(loads).map(([from, { page }]): FoundPage => {
    const folder = folderOf(from)
    const [shown, another] = Object.entries(components).filter(
      ([file]) => folderOf(file) === folder,
    )
    if (!shown || another)
      throw new Error(`${folder} needs one file …Page.tsx beside page.server.ts`)
    const [file, module] = shown
    const component = file.slice(folder.length + 1, -'.tsx'.length)
    const Component = module[component]
    if (!Component) throw new Error(`${file} does not export ${component}`)
    return { ...page, file: file.slice(1), component, Component }
  })
  const pages = Object.fromEntries(all.map((page) => [page.name, page]))
  for (const name of [...Object.keys(routes), 'notFound']) {
    if (!pages[name]) throw new Error(`No page.server.ts says definePage('${name}', …)`)
  }
  if (all.length !== Object.keys(pages).length) throw new Error('Two pages have the same name')
  return pages as Record<PageName, FoundPage>
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}
