/** JSON that can stand inside a `<script>` element: no text in it can end the element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
