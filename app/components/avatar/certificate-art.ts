const frame = (colour: string) =>
  `<g fill="none" stroke="${colour}"><rect x="9" y="9" width="279" height="192" rx="3" stroke-width="1.600"/><rect x="12" y="12" width="273" height="186" rx="2" stroke-width=".5"/></g>`;

const paper = (colour: string) => `<rect width="297" height="210" fill="${colour}"/>`;

const grid = Array.from({ length: 29 }, (_, place) => `M${10 + 10 * place} 0V210`)
  .concat(Array.from({ length: 20 }, (_, place) => `M0 ${10 + 10 * place}H297`))
  .join('');

/** Sheets of A4 in millimetres, on their side. The middle is left to the words. */
export const certificateSheets: Record<string, string> = {
  plain: paper('#FFFFFF') + frame('#1E3A8A'),
  'certificate-orbits': `${paper('#FFFFFF')}<g fill="none" stroke="#C9D7F8" stroke-width="1"><ellipse cx="297" cy="0" rx="52" ry="40"/><ellipse cx="297" cy="0" rx="78" ry="60"/><ellipse cx="0" cy="210" rx="52" ry="40"/><ellipse cx="0" cy="210" rx="78" ry="60"/></g><circle cx="297" cy="0" r="30" fill="#1E3A8A"/><circle cx="0" cy="210" r="30" fill="#1E3A8A"/><circle cx="251" cy="19" r="6" fill="#E4572E"/><circle cx="266" cy="55" r="3.500" fill="#F2B84B"/><circle cx="46" cy="191" r="6" fill="#E4572E"/><circle cx="31" cy="155" r="3.500" fill="#F2B84B"/>${frame('#1E3A8A')}`,
  'certificate-dunes': `${paper('#FFF7F0')}<circle cx="252" cy="46" r="15" fill="#F2B84B"/><path d="M0 168q60-20 130-6t167-10v58H0Z" fill="#F3C3A4"/><path d="M0 184q80-18 160-4t137-10v40H0Z" fill="#DD8A62"/><path d="M0 197q90-12 170-4t127-8v25H0Z" fill="#B4562F"/>${frame('#8A3A1C')}`,
  'certificate-drawing': `${paper('#F7FAFF')}<path d="${grid}" stroke="#DCE6FA" stroke-width=".35"/><g fill="none" stroke="#9DB4EE" stroke-width=".8"><circle cx="44" cy="48" r="24"/><path d="M20 48h48M44 24v48M27 31l34 34M61 31 27 65"/><path d="M216 186a44 44 0 0 1 62-40M278 186V146l-62 40Z"/></g>${frame('#2F5BD0')}`,
};
