import type { QrCodeData } from '../../lib/class-qr-code';

interface QrCodeProps {
  code: QrCodeData;
  label: string;
  /** In px, where there is room for it. */
  size?: number;
}

/** A QR code, dark on light in every theme: readers need it so. */
export function QrCode({ code, label, size = 220 }: QrCodeProps) {
  return (
    <svg
      width={size}
      height={size}
      style={{ maxWidth: '100%', height: 'auto' }}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
