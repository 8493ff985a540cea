/** The observatory on the far dune. */
export function Observatory() {
  return (
    <g transform="translate(150 -6)">
      <path d="M0 66V42h76v24Z" fill="#E9D9CF" />
      <path d="M-2 44a40 40 0 0 1 80 0Z" fill="#FFF7F0" />
      <path d="M38 4a40 40 0 0 1 40 40H58A60 60 0 0 0 38 4Z" fill="#D9C2B4" />
      <path d="M22 9 34 44H20L10 18Z" fill="#0B1B4A" />
      <path d="m24 30-22-34 9-6 20 34Z" fill="#C9D5F6" />
      <path d="M0 66h76v6H0Z" fill="#B8917B" />
      <rect x="32" y="52" width="12" height="14" rx="2" fill="#F2B84B" />
    </g>
  );
}
