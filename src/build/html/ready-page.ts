import type { Frame } from '#app/frame/frame.ts'
import type { PageData } from '#app/router/page-data.ts'

export type Assets = {
  /** The script that stands in every page, and asks for the others. */
  headScript: string
  /** The styles of the first screen, which stand in every page; while developing none do. */
  firstStyles?: string
  styles: string[]
  /** The fonts that without scripts are fetched ahead, so that lines are not set twice. */
  fonts: string[]
}

/** A page that lacks nothing but its HTML. It is plain data. */
export type ReadyPage<Props extends object = object> = {
  data: PageData<Props>
  frame: Frame
  assets: Assets
  /** Where data and frame lie, if they do not stand in the page itself. */
  apart?: { data: string; frame: string }
}
