/** Sets a cookie from the browser; `value` is what a Set-Cookie header would hold. Cookie Store is not everywhere yet. */
export function writeCookie(value: string): void {
  Reflect.set(document, 'cookie', value);
}
