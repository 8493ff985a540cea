/** A QR code ready to be drawn. */
export interface QrCodeData {
  /** Modules on a side, the border included. */
  size: number;
  /** SVG path of the dark ones, one unit a module. */
  path: string;
}
