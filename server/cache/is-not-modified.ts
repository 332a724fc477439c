/** Whether an `If-None-Match` header (one ETag, a list or `*`) names that ETag, by the weak comparison of RFC 9110. */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || etag === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => strong(each.trim()) === strong(etag));
}

function strong(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
