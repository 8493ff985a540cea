const farDune = `<path d="M0 95C220 38 420 104 640 80S1060 28 1290 68 1520 76 1600 49V190H0Z" fill="#6E2A2A"/>`;
const observatoryOnIt = `
<g transform="translate(150 -6)">
<path d="M0 66V42h76v24Z" fill="#E9D9CF"/>
<path d="M-2 44a40 40 0 0 1 80 0Z" fill="#FFF7F0"/>
<path d="M38 4a40 40 0 0 1 40 40H58A60 60 0 0 0 38 4Z" fill="#D9C2B4"/>
<path d="M22 9 34 44H20L10 18Z" fill="#0B1B4A"/>
<path d="m24 30-22-34 9-6 20 34Z" fill="#C9D5F6"/>
<path d="M0 66h76v6H0Z" fill="#B8917B"/>
<rect x="32" y="52" width="12" height="14" rx="2" fill="#F2B84B"/>
</g>`;
const nearDunes = `
<path d="M0 137C260 80 520 163 820 125S1340 76 1600 125V190H0Z" fill="#A8442A"/>
<path d="M0 163C300 125 620 194 980 160S1420 137 1600 167V190H0Z" fill="#D9623A"/>
<g fill="#7F3021" opacity=".5">
<ellipse cx="300" cy="156" rx="34" ry="6"/>
<ellipse cx="1010" cy="150" rx="22" ry="4"/>
<ellipse cx="1400" cy="133" rx="30" ry="5"/>
</g>
<path d="M0 184C400 163 900 201 1600 180V192H0Z" fill="var(--bg)"/>`;
// Constant texts: as elements they would be made anew with every page.
const dunes = { __html: `${farDune}${nearDunes}`.replaceAll('\n', '') };
const dunesWithObservatory = { __html: `${farDune}${observatoryOnIt}${nearDunes}`.replaceAll('\n', '') };

/** Three Martian dunes and, below them, the page's own paper; the observatory stands on the far one. */
export function Dunes({ className, observatory = false }: { className?: string; observatory?: boolean }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 190"
      height={190}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      overflow="visible"
      dangerouslySetInnerHTML={observatory ? dunesWithObservatory : dunes}
    />
  );
}
