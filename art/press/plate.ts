/**
 * A small print press.
 *
 * A picture is pulled the way a reduction print is: one ink layer over another,
 * from the far sky to the near foreground. Each layer is drawn as vector shapes
 * (an SVG fragment), turned into a coverage mask, and inked per pixel in linear
 * light. Three things make the pictures belong together:
 *
 *  1. one light source in every picture, from which straight facets fan out and
 *     tint whatever they cross (the "prism" field);
 *  2. hand-cut edges and carved marks (lens-shaped strokes) instead of outlines;
 *  3. one ink box (see inks.ts).
 *
 * Everything is deterministic: the only randomness comes from seeded generators.
 */
import sharp from 'sharp'
import { boxBlur } from './blur.ts'
import { hex, ramp, toLin, toS, type Lin, type Stops } from './colour.ts'
import { clamp, fbm, lerp, noise, rng, smooth } from './numbers.ts'

interface Light {
  x: number
  y: number
  color: string
  /** strength of the open glow around the light */
  glow?: number
  /** reach of that glow in design units */
  reach?: number
}
export interface PlateOptions {
  w: number
  h: number // design size
  /** the part of the design that is printed: left, top, width, height; it may reach above it */
  view?: readonly [number, number, number, number]
  scale?: number // pixels per design unit
  seed: number
  light: Light
  shade: string // the ink shadows lean to
  haze: string // the colour of distance
  rays?: number // number of facets
  prism?: number // overall facet strength
  second?: [number, number] // origin of the crossing set of facets
  t?: number // loop time 0..1, for moving pictures
}
export interface Ink {
  fill: Stops
  axis?: [number, number, number, number]
  radial?: [number, number, number] // cx cy r – gradient from a centre instead of an axis
  prism?: number // how strongly the facets tint this layer
  shift?: number // how far a facet slides the layer along its own colours
  rim?: number
  rimW?: number
  rimC?: string
  haze?: number
  hazeY?: [number, number] // haze only between these heights (0 at first, full at second)
  shadow?: number
  shadowBlur?: number
  shadowDist?: number
  cut?: number // roughness of the edge
  soft?: number // blur of the mask
  alpha?: number
  clip?: Float32Array
  mode?: 'over' | 'multiply' | 'screen' | 'add'
  mottle?: number
  slide?: number // near the light, slide along the layer's own colours by this much
  lit?: number // how much the layer catches the open glow
}

/** Moving pictures draw the same plate many times: keep what does not move. */
export const keep: {
  on: boolean
  masks: Map<string, Float32Array>
  fields: Map<string, Float32Array[]>
  seen: Set<string>
} = { on: false, masks: new Map(), fields: new Map(), seen: new Set() }

export class Plate {
  w: number
  h: number
  s: number
  W: number
  H: number
  view: readonly [number, number, number, number]
  seed: number
  px: Float32Array
  facet!: Float32Array
  ddx!: Float32Array
  ddy!: Float32Array
  mot!: Float32Array
  near!: Float32Array
  o: PlateOptions
  lightL: Lin
  shadeL: Lin
  hazeL: Lin
  constructor(o: PlateOptions) {
    this.o = o
    this.W = o.w
    this.H = o.h
    this.s = o.scale ?? 1
    this.seed = o.seed
    this.view = o.view ?? [0, 0, o.w, o.h]
    this.w = Math.round(this.view[2] * this.s)
    this.h = Math.round(this.view[3] * this.s)
    this.px = new Float32Array(this.w * this.h * 3)
    this.lightL = hex(o.light.color)
    this.shadeL = hex(o.shade)
    this.hazeL = hex(o.haze)
    this.fields()
    this.setFacets(o.t ?? 0)
  }

  /** A place of the design in the print's pixels. */
  private at(x: number, y: number): [number, number] {
    return [(x - this.view[0]) * this.s, (y - this.view[1]) * this.s]
  }

  private fields() {
    const { w, h, s, seed } = this
    const n = w * h,
      fk = `${w}x${h}:${seed}`,
      had = keep.on ? keep.fields.get(fk) : undefined
    if (had) {
      ;[this.ddx, this.ddy, this.mot, this.near] = had
      return
    }
    this.ddx = new Float32Array(n)
    this.ddy = new Float32Array(n)
    this.mot = new Float32Array(n)
    this.near = new Float32Array(n)
    const L = this.o.light,
      reach = (L.reach ?? 520) * s,
      [lx, ly] = this.at(L.x, L.y),
      [vx, vy] = this.view
    // low resolution noise, bilinearly stretched
    const q = 3,
      gw = Math.ceil(w / q) + 2,
      gh = Math.ceil(h / q) + 2
    const gx = new Float32Array(gw * gh),
      gy = new Float32Array(gw * gh),
      gm = new Float32Array(gw * gh)
    for (let j = 0; j < gh; j++)
      for (let i = 0; i < gw; i++) {
        const X = (i * q) / s + vx,
          Y = (j * q) / s + vy,
          k = j * gw + i
        gx[k] = noise(X / 13, Y / 13, seed + 1) * 0.6 + noise(X / 46, Y / 46, seed + 2) * 1.3
        gy[k] = noise(X / 13, Y / 13, seed + 3) * 0.6 + noise(X / 46, Y / 46, seed + 4) * 1.3
        gm[k] =
          fbm(X / 210, Y / 120, seed + 5, 4, 0.6) * 0.75 + noise(X / 900, Y / 7, seed + 6) * 0.25
      }
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const fx = x / q,
          fy = y / q,
          i = fx | 0,
          j = fy | 0,
          u = fx - i,
          v = fy - j,
          k = j * gw + i,
          p = y * w + x
        const a = (1 - u) * (1 - v),
          b = u * (1 - v),
          c = (1 - u) * v,
          d = u * v
        this.ddx[p] = gx[k] * a + gx[k + 1] * b + gx[k + gw] * c + gx[k + gw + 1] * d
        this.ddy[p] = gy[k] * a + gy[k + 1] * b + gy[k + gw] * c + gy[k + gw + 1] * d
        this.mot[p] = gm[k] * a + gm[k + 1] * b + gm[k + gw] * c + gm[k + gw + 1] * d
        const dx = x - lx,
          dy = y - ly
        this.near[p] = Math.exp(-Math.sqrt(dx * dx + dy * dy) / reach)
      }
    if (keep.on) keep.fields.set(fk, [this.ddx, this.ddy, this.mot, this.near])
  }

  /** The prism: wedges of tone fanning out of the light, crossed by a second, weaker fan. */
  setFacets(t: number) {
    const { w, h, seed, o } = this
    const f = this.facet ?? new Float32Array(w * h)
    const TAU = Math.PI * 2
    const fan = (
      ox: number,
      oy: number,
      count: number,
      sd: number,
      weight: number,
      add: boolean,
      sway: number,
    ) => {
      const R = rng(sd)
      const raw: number[] = []
      let sum = 0
      for (let i = 0; i < count; i++) {
        const v = 0.35 + R() ** 1.6 * 1.9
        raw.push(v)
        sum += v
      }
      const edges: number[] = [0]
      const vals: number[] = []
      const lean: number[] = []
      let acc = 0,
        last = 0
      for (let i = 0; i < count; i++) {
        acc += (raw[i] / sum) * TAU
        const wob = Math.sin(TAU * (t + R())) * sway
        edges.push(i === count - 1 ? TAU : acc + wob)
        let v = R() * 2 - 1
        if (Math.abs(v - last) < 0.45) v = v > 0 ? v - 1 : v + 1
        last = v
        const ph = R()
        vals.push(v * (sway ? 1 + 0.35 * Math.sin(TAU * (t + ph)) : 1))
        lean.push(R() < 0.5 ? 1 : 0)
      }
      const rot = R() * TAU
      for (let y = 0; y < h; y++)
        for (let x = 0; x < w; x++) {
          const dx = x - ox,
            dy = y - oy,
            r = Math.sqrt(dx * dx + dy * dy) + 1e-3
          let th = Math.atan2(dy, dx) - rot
          th -= Math.floor(th / TAU) * TAU
          let lo = 0,
            hi = count
          while (hi - lo > 1) {
            const m = (lo + hi) >> 1
            if (edges[m] <= th) lo = m
            else hi = m
          }
          const u = (th - edges[lo]) / (edges[lo + 1] - edges[lo])
          const val = (i: number, uu: number) => {
            i = (i + count) % count
            return vals[i] * (lean[i] ? 1 - 0.8 * uu : 0.2 + 0.8 * uu)
          }
          let v = val(lo, u)
          const dA = (th - edges[lo]) * r,
            dB = (edges[lo + 1] - th) * r
          if (dA < 0.8) v = lerp(val(lo - 1, 1), v, 0.5 + dA / 1.6)
          else if (dB < 0.8) v = lerp(val(lo + 1, 0), v, 0.5 + dB / 1.6)
          const p = y * w + x
          f[p] = add ? f[p] + v * weight : v * weight
        }
    }
    const L = o.light,
      k = o.prism ?? 1
    fan(...this.at(L.x, L.y), o.rays ?? 26, seed * 7 + 1, k, false, 0.012)
    const sx = o.second?.[0] ?? (L.x > this.W / 2 ? -0.25 * this.W : 1.25 * this.W)
    const sy = o.second?.[1] ?? this.H * 1.2
    fan(...this.at(sx, sy), 34, seed * 7 + 2, 0.5 * k, true, 0)
    this.facet = f
  }

  /** Rasterise an SVG fragment to a coverage mask. */
  async mask(body: string): Promise<Float32Array> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${this.w}" height="${this.h}" viewBox="${this.view.join(' ')}"><g fill="#fff" stroke="none">${body}</g></svg>`
    const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const n = this.w * this.h,
      m = new Float32Array(n),
      ch = info.channels
    for (let i = 0; i < n; i++) m[i] = data[i * ch + 3] / 255
    return m
  }

  /** Rough the edge of a mask as a knife or gouge would. */
  private rough(m: Float32Array, amt: number): Float32Array {
    const { w, h } = this,
      out = new Float32Array(w * h),
      a = amt * this.s
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const p = y * w + x
        const fx = clamp(x + this.ddx[p] * a, 0, w - 1.001),
          fy = clamp(y + this.ddy[p] * a, 0, h - 1.001)
        const i = fx | 0,
          j = fy | 0,
          u = fx - i,
          v = fy - j,
          k = j * w + i
        const k1 = k + (i + 1 < w ? 1 : 0),
          dn = j + 1 < h ? w : 0
        out[p] = (m[k] * (1 - u) + m[k1] * u) * (1 - v) + (m[k + dn] * (1 - u) + m[k1 + dn] * u) * v
      }
    return out
  }

  /** Pull one layer. Returns its mask, to clip later marks by. */
  async ink(body: string | Float32Array, k: Ink): Promise<Float32Array> {
    const { w, h, s, px, facet, mot, near } = this
    let m: Float32Array
    if (typeof body !== 'string') m = body
    else {
      const key = keep.on ? `${k.cut ?? 1}:${body}` : '',
        had = keep.on ? keep.masks.get(key) : undefined
      if (had) m = had
      else {
        m = await this.mask(body)
        if ((k.cut ?? 1) > 0) m = this.rough(m, k.cut ?? 1)
        if (keep.on) {
          if (keep.seen.has(key)) keep.masks.set(key, m)
          else keep.seen.add(key)
        }
      }
    }
    if (k.soft) m = boxBlur(m, w, h, k.soft * s)
    if (k.clip) {
      const c = new Float32Array(m.length)
      for (let i = 0; i < c.length; i++) c[i] = m[i] * k.clip[i]
      m = c
    }
    const L = this.o.light,
      [lx, ly] = this.at(L.x, L.y),
      [vx, vy] = this.view
    if (k.shadow) {
      const b = boxBlur(m, w, h, (k.shadowBlur ?? 12) * s),
        d = (k.shadowDist ?? 10) * s
      for (let y = 0; y < h; y++)
        for (let x = 0; x < w; x++) {
          const ddx = x - lx,
            ddy = y - ly,
            r = Math.hypot(ddx, ddy) + 1e-3
          const qx = clamp(Math.round(x - (ddx / r) * d), 0, w - 1),
            qy = clamp(Math.round(y - (ddy / r) * d), 0, h - 1)
          const a = b[qy * w + qx] * k.shadow
          if (a > 0.002) {
            const p = (y * w + x) * 3
            for (let c = 0; c < 3; c++)
              px[p + c] = lerp(px[p + c], px[p + c] * (0.25 + this.shadeL[c]), a)
          }
        }
    }
    const lut = ramp(k.fill)
    const ax = k.axis ?? [0, 0, 0, this.H]
    const gx = ax[2] - ax[0],
      gy = ax[3] - ax[1],
      g2 = gx * gx + gy * gy || 1
    const pr = k.prism ?? 0.3,
      rim = k.rim ?? 0,
      rw = (k.rimW ?? 4) * s,
      hz = k.haze ?? 0,
      al = k.alpha ?? 1,
      mt = k.mottle ?? 0.05,
      lit = k.lit ?? 0
    const rc = k.rimC ? hex(k.rimC) : this.lightL,
      LL = this.lightL,
      SL = this.shadeL,
      HL = this.hazeL
    const mode = k.mode ?? 'over',
      sh = k.shift ?? 0.16
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const p = y * w + x,
          mm = m[p]
        if (mm <= 0.003) continue
        const X = x / s + vx,
          Y = y / s + vy
        let t = k.radial
          ? Math.hypot(X - k.radial[0], Y - k.radial[1]) / k.radial[2]
          : ((X - ax[0]) * gx + (Y - ax[1]) * gy) / g2
        const f = facet[p] * pr
        t = clamp(t - f * sh + (k.slide ? near[p] * k.slide : 0))
        const q = ((t * 511) | 0) * 3
        let r = lut[q],
          g = lut[q + 1],
          b = lut[q + 2]
        const e = 1 + f * (f > 0 ? 0.34 : 0.3)
        r *= e
        g *= e
        b *= e
        if (f > 0) {
          const a = f * 0.3 * (0.02 + near[p])
          r += (LL[0] - r) * a
          g += (LL[1] - g) * a
          b += (LL[2] - b) * a
        } else {
          const a = -f * 0.16
          r += (SL[0] - r) * a
          g += (SL[1] - g) * a
          b += (SL[2] - b) * a
        }
        const mo = 1 + mot[p] * mt
        r *= mo
        g *= mo
        b *= mo
        if (lit) {
          const a = near[p] * lit
          r += (LL[0] - r) * a
          g += (LL[1] - g) * a
          b += (LL[2] - b) * a
        }
        let hzz = hz
        if (k.hazeY) hzz = hz * smooth(k.hazeY[0], k.hazeY[1], Y)
        if (hzz) {
          r += (HL[0] - r) * hzz
          g += (HL[1] - g) * hzz
          b += (HL[2] - b) * hzz
        }
        if (rim) {
          const ddx = lx - x,
            ddy = ly - y,
            rr = Math.sqrt(ddx * ddx + ddy * ddy) + 1e-3
          const W2 = rw * (1 + mot[p] * 0.5)
          const qx = Math.round(x + (ddx / rr) * W2),
            qy = Math.round(y + (ddy / rr) * W2)
          if (qx >= 0 && qy >= 0 && qx < w && qy < h) {
            const a =
              clamp((mm - m[qy * w + qx]) * rim) * (0.35 + 0.65 * Math.min(1, near[p] * 1.6))
            r += (rc[0] - r) * a
            g += (rc[1] - g) * a
            b += (rc[2] - b) * a
          }
        }
        const a = mm * al,
          o = p * 3
        if (mode === 'over') {
          px[o] += (r - px[o]) * a
          px[o + 1] += (g - px[o + 1]) * a
          px[o + 2] += (b - px[o + 2]) * a
        } else if (mode === 'multiply') {
          px[o] *= 1 - a + a * r
          px[o + 1] *= 1 - a + a * g
          px[o + 2] *= 1 - a + a * b
        } else if (mode === 'screen') {
          px[o] = 1 - (1 - Math.min(1, px[o])) * (1 - r * a)
          px[o + 1] = 1 - (1 - Math.min(1, px[o + 1])) * (1 - g * a)
          px[o + 2] = 1 - (1 - Math.min(1, px[o + 2])) * (1 - b * a)
        } else {
          px[o] += r * a
          px[o + 1] += g * a
          px[o + 2] += b * a
        }
      }
    return m
  }

  /** Pull a fragment that carries its own flat colours (people, tables, boats). */
  async paint(body: string, k: Omit<Ink, 'fill'> = {}): Promise<Float32Array> {
    const { w, h, s, px, facet, near, mot } = this
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${this.view.join(' ')}">${body}</svg>`
    const { data } = await sharp(Buffer.from(svg), { unlimited: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const n = w * h,
      A = new Float32Array(n),
      C = new Float32Array(n * 3)
    const lutS = new Float32Array(256)
    for (let i = 0; i < 256; i++) lutS[i] = toLin(i / 255)
    const amt = (k.cut ?? 0.7) * s
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const p = y * w + x
        const fx = clamp(x + this.ddx[p] * amt, 0, w - 1.001),
          fy = clamp(y + this.ddy[p] * amt, 0, h - 1.001)
        const i = fx | 0,
          j = fy | 0,
          u = fx - i,
          v = fy - j
        const i1 = i + 1 < w ? 1 : 0,
          j1 = j + 1 < h ? w : 0,
          q = j * w + i
        let a = 0,
          r = 0,
          g = 0,
          b = 0
        for (let c = 0; c < 4; c++) {
          const qq = (q + (c & 1 ? i1 : 0) + (c & 2 ? j1 : 0)) * 4,
            wt = (c & 1 ? u : 1 - u) * (c & 2 ? v : 1 - v) * (data[qq + 3] / 255)
          if (wt === 0) continue
          a += wt
          r += lutS[data[qq]] * wt
          g += lutS[data[qq + 1]] * wt
          b += lutS[data[qq + 2]] * wt
        }
        if (k.clip) {
          a *= k.clip[p]
          r *= k.clip[p]
          g *= k.clip[p]
          b *= k.clip[p]
        }
        A[p] = a
        C[p * 3] = r
        C[p * 3 + 1] = g
        C[p * 3 + 2] = b
      }
    const L = this.o.light,
      [lx, ly] = this.at(L.x, L.y),
      LL = this.lightL,
      SL = this.shadeL,
      HL = this.hazeL
    if (k.shadow) {
      const bl = boxBlur(A, w, h, (k.shadowBlur ?? 12) * s),
        d = (k.shadowDist ?? 10) * s
      for (let y = 0; y < h; y++)
        for (let x = 0; x < w; x++) {
          const ddx = x - lx,
            ddy = y - ly,
            r = Math.hypot(ddx, ddy) + 1e-3
          const a =
            bl[
              clamp(Math.round(y - (ddy / r) * d), 0, h - 1) * w +
                clamp(Math.round(x - (ddx / r) * d), 0, w - 1)
            ] * k.shadow
          if (a > 0.002) {
            const p = (y * w + x) * 3
            for (let c = 0; c < 3; c++) px[p + c] = lerp(px[p + c], px[p + c] * (0.25 + SL[c]), a)
          }
        }
    }
    const pr = k.prism ?? 0.5,
      rim = k.rim ?? 0,
      rw = (k.rimW ?? 4) * s,
      hz = k.haze ?? 0,
      al = k.alpha ?? 1,
      lit = k.lit ?? 0,
      rc = k.rimC ? hex(k.rimC) : LL
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const p = y * w + x,
          mm = A[p]
        if (mm <= 0.004) continue
        let r = C[p * 3] / mm,
          g = C[p * 3 + 1] / mm,
          b = C[p * 3 + 2] / mm
        const f = facet[p] * pr,
          e = (1 + f * (f > 0 ? 0.42 : 0.36)) * (1 + mot[p] * 0.05)
        r *= e
        g *= e
        b *= e
        if (f > 0) {
          const a = f * 0.3 * (0.04 + near[p])
          r += (LL[0] - r) * a
          g += (LL[1] - g) * a
          b += (LL[2] - b) * a
        } else {
          const a = -f * 0.2
          r += (SL[0] - r) * a
          g += (SL[1] - g) * a
          b += (SL[2] - b) * a
        }
        if (lit) {
          const a = near[p] * lit
          r += (LL[0] - r) * a
          g += (LL[1] - g) * a
          b += (LL[2] - b) * a
        }
        if (hz) {
          r += (HL[0] - r) * hz
          g += (HL[1] - g) * hz
          b += (HL[2] - b) * hz
        }
        if (rim) {
          const ddx = lx - x,
            ddy = ly - y,
            rr = Math.sqrt(ddx * ddx + ddy * ddy) + 1e-3,
            W2 = rw * (1 + mot[p] * 0.5)
          const qx = Math.round(x + (ddx / rr) * W2),
            qy = Math.round(y + (ddy / rr) * W2)
          if (qx >= 0 && qy >= 0 && qx < w && qy < h) {
            const a =
              clamp((Math.min(1, mm * 1.7) - Math.min(1, A[qy * w + qx] * 1.7)) * rim) *
              (0.35 + 0.65 * Math.min(1, near[p] * 1.6))
            r += (rc[0] - r) * a
            g += (rc[1] - g) * a
            b += (rc[2] - b) * a
          }
        }
        const a = mm * al,
          o = p * 3
        px[o] += (r - px[o]) * a
        px[o + 1] += (g - px[o + 1]) * a
        px[o + 2] += (b - px[o + 2]) * a
      }
    return A
  }

  full(): string {
    const [x, y, w, h] = this.view
    return `<rect x="${x - 10}" y="${y - 10}" width="${w + 20}" height="${h + 20}"/>`
  }

  /** A veil of mist lying between two heights. */
  async mist(y0: number, y1: number, color: string, alpha: number, seed = 1) {
    const { w, h, s, px } = this,
      c = hex(color)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const Y = y / s + this.view[1],
          X = x / s + this.view[0],
          mid = (y0 + y1) / 2,
          half = (y1 - y0) / 2
        const d = Math.abs(Y - mid - noise(X / 260, seed, seed) * half * 0.25) / half
        if (d >= 1) continue
        const a = alpha * (1 - d * d) ** 2,
          o = (y * w + x) * 3
        for (let i = 0; i < 3; i++) px[o + i] += (c[i] - px[o + i]) * a
      }
  }

  /** Open glow, vignette, paper tooth – the last pull. */
  finish(o: { glow?: number; vignette?: number; dark?: string; bloom?: number } = {}) {
    const { w, h, px, near, lightL: LL } = this
    const glow = o.glow ?? this.o.light.glow ?? 0.25,
      vg = o.vignette ?? 0.25,
      D = hex(o.dark ?? this.o.shade)
    if (o.bloom) {
      const lum = new Float32Array(w * h)
      for (let i = 0; i < w * h; i++) {
        const l = 0.3 * px[i * 3] + 0.59 * px[i * 3 + 1] + 0.11 * px[i * 3 + 2]
        lum[i] = Math.max(0, l - 0.55)
      }
      const b = boxBlur(lum, w, h, 26 * this.s)
      for (let i = 0; i < w * h; i++)
        for (let c = 0; c < 3; c++) px[i * 3 + c] += b[i] * o.bloom * LL[c]
    }
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const p = y * w + x,
          q = p * 3,
          g = near[p] ** 1.5 * glow
        const u = (x / w) * 2 - 1,
          v = (y / h) * 2 - 1
        const a = vg * smooth(0.55, 1.9, u * u * 0.8 + v * v)
        for (let c = 0; c < 3; c++) {
          let z = px[q + c]
          z = 1 - (1 - Math.min(1, z)) * (1 - LL[c] * g)
          px[q + c] = lerp(z, D[c] * 0.9, a)
        }
      }
  }

  /** Below the drawing lies dark earth: a view that reaches so far ends in it. */
  bury() {
    const { w, h, s, px } = this,
      D = hex('#081722')
    if (this.view[1] + this.view[3] <= this.H) return
    for (let y = 0; y < h; y++) {
      const a = smooth(this.H - 70, this.H - 8, y / s + this.view[1])
      if (a <= 0) continue
      for (let i = y * w * 3; i < (y + 1) * w * 3; i++) px[i] = lerp(px[i], D[i % 3] * 0.8, a)
    }
  }

  /** 8-bit sRGB with a whisper of dither so gradients never band. */
  toRGB(grain = 0): Buffer {
    const { w, h, px } = this,
      out = Buffer.allocUnsafe(w * h * 3)
    const R = rng(this.seed + 99)
    for (let i = 0, n = w * h; i < n; i++) {
      const d = R() + R() - 1
      const g = grain ? grain * d : 0
      for (let c = 0; c < 3; c++) {
        const v = px[i * 3 + c]
        out[i * 3 + c] = clamp(Math.round(toS(clamp(v)) * 255 + d * 0.6 + g), 0, 255)
      }
    }
    return out
  }
  async save(file: string, grain = 0) {
    await sharp(this.toRGB(grain), { raw: { width: this.w, height: this.h, channels: 3 } })
      .png({ compressionLevel: 4 })
      .toFile(file)
  }
}
