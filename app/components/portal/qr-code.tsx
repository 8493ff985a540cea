import type { QrCodeData } from '../../lib/class-qr-code';

/** A QR code, dark on light in every theme: readers need it so. */
export function QrCode({ code: { size, path }, label }: { code: QrCodeData; label: string }) {
  return (
    <svg
      width={220}
      height={220}
      style={{ maxWidth: '100%', height: 'auto' }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
