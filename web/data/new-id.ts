/** A UUID. The browser's own `randomUUID` is there only over HTTPS and on its own machine; a house may be reached otherwise. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36));
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (place, at: number) =>
    (Number(place) ^ (Number(bytes[at]) & (15 >> (Number(place) / 4)))).toString(16),
  );
}
