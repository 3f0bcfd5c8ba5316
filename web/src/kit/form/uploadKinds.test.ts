import { uploadRefusal, type UploadKind } from './uploadKinds';

const refusal = (kind: UploadKind, name: string, type: string, size = 10): string | null => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return uploadRefusal(kind, file);
};

test.each([
  ['picture', 'a.jpg', 'image/jpg'],
  ['picture', 'a.jpg', 'image/pjpeg'],
  ['picture', 'a.png', 'application/octet-stream'],
  ['picture', 'a.webp', ''],
  ['document', 'a.pdf', 'application/x-pdf'],
  ['document', 'a.pdf', 'application/octet-stream'],
  ['document', 'a.jpg', 'image/jpeg'],
] as const)('as a %s, %s of the type %j may be sent', (kind, name, type) => {
  expect(refusal(kind, name, type)).toBeNull();
});

test.each([
  ['a.heic', 'image/heic'],
  ['IMG_1.HEIC', ''],
  ['IMG_2.heif', 'application/octet-stream'],
])('a photo of an iPhone (%s) is told what to do', (name, type) => {
  for (const kind of ['picture', 'document'] as const)
    expect(refusal(kind, name, type)).toContain('« Le plus compatible »');
});

test('other types and larger files are refused', () => {
  expect(refusal('picture', 'a.pdf', 'application/pdf')).toBe('Envoyez une image JPEG, PNG ou WebP.');
  expect(refusal('document', 'a.zip', 'application/zip')).toBe('Envoyez un PDF ou une image JPEG, PNG ou WebP.');
  expect(refusal('picture', 'a.jpg', 'image/jpeg', 8 * 1024 * 1024 + 1)).toContain('8');
});
