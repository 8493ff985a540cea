import styles from './mascot.module.css';

/**
 * The little Martian, in layers that the poses move. Own drawing; its colours belong to it in both themes. A constant text:
 * as fifty elements it would be made anew with every page.
 */
export const mascotArt = `
<g class="${styles.shadow}">
<ellipse cx="100" cy="209" rx="54" ry="6.5" fill="#101936" opacity=".16"/>
</g>
<g class="${styles.bob}">
<g class="${styles.armLeft}">
<path d="M44 138C27 144 19 156 22 171" fill="none" stroke="#2E9C80" stroke-width="19" stroke-linecap="round"/>
<circle cx="22" cy="170" r="11" fill="#63CFAF"/>
</g>
<g class="${styles.antenna}">
<path d="M100 68C99 50 106 44 110 33" fill="none" stroke="#2E9C80" stroke-width="6" stroke-linecap="round"/>
<path d="M93.5 30.5A20 6.5 -22 0 1 129 16" fill="none" stroke="#F9C9A8" stroke-width="4" stroke-linecap="round"/>
<circle cx="112" cy="23" r="13" fill="#E4572E"/>
<path d="M103 14.5a13 13 0 0 1 8-4.5" fill="none" stroke="#FF9A76" stroke-width="4" stroke-linecap="round"/>
<path d="M93.5 30.5C97 36 129 23 129 16" fill="none" stroke="#F9C9A8" stroke-width="4" stroke-linecap="round"/>
</g>
<g class="${styles.body}">
<ellipse cx="76" cy="200" rx="18" ry="9.5" fill="#27876E"/>
<ellipse cx="124" cy="200" rx="18" ry="9.5" fill="#27876E"/>
<path d="M100 62c48 0 67 42 67 81 0 39-27 57-67 57s-67-18-67-57c0-39 19-81 67-81Z" fill="#49BD9C"/>
<path d="M100 62c48 0 67 42 67 81 0 39-27 57-67 57-14 0-26-2-36-7 62 6 86-26 84-62-1-32-18-58-48-69Z" fill="#2E9C80" opacity=".55"/>
<ellipse cx="96" cy="177" rx="37" ry="19" fill="#8FE3C6" opacity=".75"/>
<circle cx="64" cy="91" r="6" fill="#2E9C80" opacity=".6"/>
<circle cx="77" cy="79" r="3.5" fill="#2E9C80" opacity=".6"/>
<circle cx="146" cy="103" r="4.5" fill="#27876E" opacity=".6"/>
<ellipse cx="53" cy="147" rx="9" ry="6" fill="#FF9A76" opacity=".75"/>
<ellipse cx="147" cy="147" rx="9" ry="6" fill="#FF9A76" opacity=".75"/>
</g>
<g class="${styles.eyes}">
<ellipse cx="77" cy="122" rx="20" ry="23" fill="#fff"/>
<ellipse cx="123" cy="122" rx="20" ry="23" fill="#fff"/>
<g class="${styles.pupils}">
<circle cx="80" cy="125" r="11" fill="#101936"/>
<circle cx="120" cy="125" r="11" fill="#101936"/>
<circle cx="84" cy="120.5" r="4" fill="#fff"/>
<circle cx="124" cy="120.5" r="4" fill="#fff"/>
<circle cx="77" cy="130" r="2" fill="#fff" opacity=".7"/>
<circle cx="117" cy="130" r="2" fill="#fff" opacity=".7"/>
</g>
</g>
<g class="${styles.lids}">
<ellipse cx="77" cy="122" rx="21" ry="24" fill="#3BAE8E"/>
<ellipse cx="123" cy="122" rx="21" ry="24" fill="#3BAE8E"/>
</g>
<g class="${styles.mouth}">
<path class="${styles.smile}" d="M87 155q13 12 26 0" fill="none" stroke="#101936" stroke-width="4.5" stroke-linecap="round"/>
<g class="${styles.open}">
<path d="M84 153q16-3 32 0-1 23-16 23t-16-23Z" fill="#5A1420"/>
<path d="M91 171q9-8 18 0-4 5-9 5t-9-5Z" fill="#FF8A63"/>
</g>
<path class="${styles.hmm}" d="M91 157q9 3 18-3" fill="none" stroke="#101936" stroke-width="4.5" stroke-linecap="round"/>
</g>
<g class="${styles.armRight}">
<path d="M158 138C175 144 183 156 180 171" fill="none" stroke="#2E9C80" stroke-width="19" stroke-linecap="round"/>
<circle cx="180" cy="170" r="11" fill="#63CFAF"/>
</g>
<foreignObject width="200" height="220" data-outfit><i></i></foreignObject>
<g class="${styles.propQuiz}">
<g fill="none" stroke="#101936" stroke-width="3.5">
<circle cx="77" cy="122" r="25"/>
<circle cx="123" cy="122" r="25"/>
<path d="M99 119q1-2 2 0"/>
</g>
<rect x="-2" y="52" width="46" height="58" rx="8" fill="#FFF7F0" stroke="#101936" stroke-width="3.5" transform="rotate(-10 21 81)"/>
<path d="M13 74c-1-12 16-13 16-2 0 8-8 7-8 15M22 95v.5" fill="none" stroke="#E4572E" stroke-width="5.5" stroke-linecap="round" transform="rotate(-10 21 81)"/>
</g>
</g>
<g class="${styles.propThink}" fill="#8FA9F0">
<circle cx="156" cy="70" r="5"/>
<circle cx="170" cy="54" r="7"/>
<circle cx="189" cy="34" r="10"/>
</g>
<g class="${styles.propCheer}">
<rect x="22" y="40" width="9" height="9" rx="2" fill="#E4572E" transform="rotate(20 26 44)"/>
<circle cx="48" cy="22" r="5" fill="#F2B84B"/>
<path d="m168 36 4 8 9 1-6.5 6 1.5 9-8-4-8 4 1.5-9-6.5-6 9-1Z" fill="#F2B84B"/>
<rect x="150" y="10" width="8" height="8" rx="2" fill="#5C9DF0" transform="rotate(35 154 14)"/>
<circle cx="12" cy="74" r="4" fill="#5C9DF0"/>
<circle cx="192" cy="84" r="4.5" fill="#E4572E"/>
</g>
`.replaceAll('\n', '');
