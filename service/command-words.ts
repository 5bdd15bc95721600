import type { Told } from '#app/language/told.ts'

// what several commands say of the messages

export const noneIn = (file: string): Told => ({
  en: `There are no messages yet: ${file} does not exist.`,
  es: `Aún no hay mensajes: ${file} no existe.`,
})

export const countIn = (file: string, count: number): Told => ({
  en: `Messages in ${file}: ${count}.`,
  es: `Mensajes en ${file}: ${count}.`,
})
