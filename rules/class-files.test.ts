import { expect, it } from 'vitest';
import { fileLimits, fileNameOf, sizeInWords } from './class-files';

it.each([
  ['sheet.pdf', 'PDF', 'sheet.pdf'],
  ['Photo.JPEG', 'JPEG', 'Photo.JPEG'],
  ['sheet.exe', 'PDF', 'sheet.exe.pdf'],
  ['C:\\Users\\Kim\\plan.docx', 'DOCX', 'plan.docx'],
  ['../../etc/passwd', 'TXT', 'passwd.txt'],
  ['a"b<c>\u202egpj.pdf', 'PDF', 'abcgpj.pdf'],
  ['.htaccess', 'TXT', 'htaccess.txt'],
  ['', 'CSV', 'File.csv'],
] as const)('%s with %s in it is kept as %s', (typed, kind, name) => {
  expect(fileNameOf(typed, kind)).toBe(name);
});

it('shortens names and keeps their ending', () => {
  const name = fileNameOf(`${'é'.repeat(400)}.pptx`, 'PPTX');
  expect([...name].length).toBeLessThanOrEqual(fileLimits.longestName);
  expect(name.endsWith('é.pptx')).toBe(true);
});

it('says sizes as people read them', () => {
  expect([10, 20_000, 1024 * 1024, 3.44 * 1024 * 1024].map(sizeInWords)).toEqual(['1 KB', '20 KB', '1 MB', '3.4 MB']);
});
