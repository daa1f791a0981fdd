import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

test('each inline script and style is known by its hash, once; files are not inline', () => {
  const script = '<script>alert(1)</script>';
  const page = `<head>${script}<style>p{color:red}</style><script type="module" src="/a.js"></script></head>`;
  expect(inlineHashes([page, script])).toEqual({
    scripts: ['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='],
    styles: ['sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='],
  });
});
