/**
 * A link that opens a new tab says so, also to those who do not see the new tab open:
 * https://www.w3.org/WAI/WCAG22/Techniques/general/G201
 */
export type NewTab =
  | { newTab: true; newTabLabel: string }
  | { newTab?: false | undefined; newTabLabel?: undefined }
