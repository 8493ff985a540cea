import { expect, it } from 'vitest';
import { sampleJpeg, sampleOffice, samplePdf, samplePng, sampleZip } from '../../../../tests/sample-files';
import { inspectContent } from './inspect-content';

const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

it.each<[string, Buffer, string]>([
  ['a.bin', samplePdf(), 'PDF'],
  ['a.pdf', samplePng(), 'PNG'],
  ['a', sampleJpeg(4000, 3000), 'JPEG'],
  ['phone.jpg', join(sampleJpeg(), 'data that a phone puts behind the picture'), 'JPEG'],
  ['a.exe', sampleOffice('DOCX'), 'DOCX'],
  ['a.pptx', sampleOffice('PPTX', [{ name: 'ppt/embeddings/sheet.xlsx' }]), 'PPTX'],
  ['a.xlsx', sampleOffice('XLSX'), 'XLSX'],
  ['marks.csv', join('name,mark\r\nZoë,7\r\n'), 'CSV'],
  ['old.csv', Buffer.from('Zo\xeb;7\r\n', 'latin1'), 'CSV'],
  ['read me', join('\ufeffx < 3 and y > 4'), 'TXT'],
])('%s is taken by what is in it', (name, bytes, kind) => {
  expect(inspectContent(bytes, name)).toEqual({ kind });
});

it.each<[string, Buffer, RegExp]>([
  ['empty.pdf', Buffer.alloc(0), /empty/],
  ['page.txt', join('<!DOCTYPE html><p>hello'), /whatever its name says/],
  ['late.txt', join('hello\n<script>alert(1)</script>'), /whatever its name says/],
  ['drawing.png', join('<svg xmlns="http://www.w3.org/2000/svg"/>'), /whatever its name says/],
  ['program.pdf', Buffer.from([0x4d, 0x5a, 0x90, 0, 3]), /whatever its name says/],
  ['run.txt', join('#!/bin/sh\nrm -rf /'), /whatever its name says/],
  ['archive.docx', sampleZip([{ name: 'a.txt' }]), /whatever its name says/],
  ['half.pdf', samplePdf().subarray(0, 300), /damaged/],
  ['half.png', samplePng().subarray(0, 60), /damaged/],
  ['half.jpg', sampleJpeg().subarray(0, 20), /damaged/],
  ['half.docx', sampleOffice('DOCX').subarray(0, 120), /damaged/],
  ['pdf and zip', join(samplePdf(), sampleZip([{ name: 'a.html' }])), /two types/],
  ['png and zip', join(samplePng(), sampleZip([{ name: 'a.html' }])), /two types/],
  ['jpeg and zip', join(sampleJpeg(), sampleZip([{ name: 'a.html' }])), /two types/],
  ['png and page', join(samplePng(), '<script>alert(1)</script>'), /two types/],
  ['pdf and page', join('%PDF-1.4 <html><script>', samplePdf()), /two types/],
  ['jpeg and pdf', join(sampleJpeg(), samplePdf()), /two types/],
  ['stub and docx', join('MZ', sampleOffice('DOCX')), /whatever its name says/],
  ['prefix and docx', join('PK\x03\x04prefix', sampleOffice('DOCX')), /damaged|two types/],
  ['bomb.png', samplePng(60_000, 60_000, Buffer.alloc(10)), /far bigger/],
  ['bomb.jpg', sampleJpeg(60_000, 60_000), /far bigger/],
  ['bomb.xlsx', sampleOffice('XLSX', [{ name: 'xl/a.xml', claims: 4_000_000_000 }]), /far bigger/],
  ['macros.docm', sampleOffice('DOCX', [{ name: 'word/vbaProject.bin' }]), /macros/],
])('%s is refused', (name, bytes, sentence) => {
  const inspection = inspectContent(bytes, name);
  expect('refusal' in inspection && inspection.refusal).toMatch(sentence);
});

it('survives whatever comes', () => {
  const good = [samplePdf(), samplePng(), sampleJpeg(), sampleOffice('DOCX')];
  for (let turn = 0; turn < 4000; turn += 1) {
    const bytes = Buffer.from(good[turn % good.length] ?? '');
    for (let change = 0; change < 4; change += 1) {
      bytes[4 + ((turn * 7919 + change * 104_729) % (bytes.length - 4))] = (turn * 31 + change * 17) % 256;
    }
    expect(() => inspectContent(bytes.subarray(0, 20 + (turn % bytes.length)), 'a')).not.toThrow();
  }
});
