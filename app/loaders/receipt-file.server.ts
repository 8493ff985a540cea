import PDFDocument from 'pdfkit';
import type { Receipt } from '../components/billing/receipt';

const ink = '#101936';
const quiet = '#48506f';

/** A receipt as a PDF of one A4 page. */
export async function receiptFile({ title, number, lines }: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const file = new PDFDocument({ size: 'A4', margin: 64, info: { Title: `${title} ${number}`, Author: 'Marsmaths' } });
  const parts: Buffer[] = [];
  file.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve) => file.on('end', resolve));
  file.fillColor(ink).font('Helvetica-Bold').fontSize(22).text(title);
  file.moveDown(1.2).fontSize(11);
  for (const { label, text } of lines) {
    const y = file.y;
    file.font('Helvetica').fillColor(quiet).text(label, 64, y, { width: 120 });
    const below = file.y;
    // The built-in fonts have no true minus.
    file.font('Helvetica-Bold').fillColor(ink).text(text.replaceAll('−', '-'), 190, y, { width: 340 });
    file.y = Math.max(file.y, below) + 8;
  }
  file.end();
  await done;
  return Uint8Array.from(Buffer.concat(parts));
}
