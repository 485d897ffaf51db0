/**
 * Host of a URL without `www.`.
 * @example hostOf('https://www.example.com/a') // 'example.com'
 */
export const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
