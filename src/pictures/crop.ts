import type { Size } from './shapes.ts'

/** The part of a picture that a cut shows: as large as fits, as near to the focus as it can be. */
export function frameOf(
  { width, height }: Size,
  cut: Size,
  focus: readonly [number, number],
): Size & { left: number; top: number } {
  const scale = Math.min(width / cut.width, height / cut.height)
  const w = Math.min(width, Math.round(cut.width * scale))
  const h = Math.min(height, Math.round(cut.height * scale))
  const place = (all: number, part: number, at: number) =>
    Math.round(Math.min(all - part, Math.max(0, at * all - part / 2)))
  return { left: place(width, w, focus[0]), top: place(height, h, focus[1]), width: w, height: h }
}
