/** The thirteen digits of a ten-digit ISBN. */
export function isbn13Of(isbn10: string): string {
  const stem = `978${isbn10.slice(0, 9)}`;
  return `${stem}${checkDigit(stem)}`;
}

export const isIsbn13 = (digits: string): boolean =>
  /^97[89]\d{10}$/.test(digits) && checkDigit(digits.slice(0, 12)) === Number(digits[12]);

function checkDigit(stem: string): number {
  const sum = [...stem].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
