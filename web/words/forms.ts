/** What is said of a field before anything is sent. */

export const thisField = 'This';
export const isRequired = (label: string) => `${label} is required`;
export const notAnEmailAddress = 'That is not an email address. It needs a name, an @ and a domain.';
