/** A picture of the web, or one uploaded to us, by way of our own server: the browser talks to nobody else. As the contract has it. */
export function ownImage(url: string, width: number): string {
  return `/api/images?${new URLSearchParams({ url, width: String(width) })}`;
}
