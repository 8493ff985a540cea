/** A PDF of one A4 page: a title and lines below it, in Helvetica. Plain ASCII text alone. */
export function samplePdf(title: string, lines: readonly string[]): Buffer {
  const show = (text: string) => `(${text.replace(/[\\()]/g, (sign) => `\\${sign}`)}) Tj`;
  const drawn = [
    'BT /F1 20 Tf 60 770 Td',
    show(title),
    '/F1 12 Tf 0 -16 Td',
    ...lines.map((line) => `0 -20 Td ${show(line)}`),
    'ET',
  ];
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
