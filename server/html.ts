/** Text for a place between tags or inside a quoted attribute. */
export const escapeHtml = (raw: string): string => raw.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
