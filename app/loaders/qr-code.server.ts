import { encode } from 'uqr';
import type { QrCodeData } from '../lib/class-qr-code';

/** The QR code of an address as the path of an SVG, one unit a module, with the quiet border that readers need. */
export function qrCode(address: string): QrCodeData {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const rows = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: rows.join('') };
}
