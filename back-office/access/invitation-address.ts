/**
 * The address of the link that has a token.
 * @example invitationAddress('https://example.org', 'x1') // 'https://example.org/desk/invitation/x1'
 */
export function invitationAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/desk/invitation/${token}`;
}
