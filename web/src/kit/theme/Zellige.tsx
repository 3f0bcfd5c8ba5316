interface ZelligeProps {
  /** Must be unique on the page, because SVG patterns are found by id. */
  id: string;
  className?: string | undefined;
}

/** Draws a fine pattern of eight-pointed stars (khatam) as decoration in the text's colour. */
export const Zellige = ({ id, className }: ZelligeProps) => (
  <svg className={className} aria-hidden focusable="false" width="100%" height="100%">
    <defs>
      <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="1">
          <path d="M48 14 58 24h14v14l10 10-10 10v14H58L48 82 38 72H24V58L14 48l10-10V24h14z" />
          <path d="M48 30 53.3 35.3h7.4v7.4L66 48l-5.3 5.3v7.4h-7.4L48 66l-5.3-5.3h-7.4v-7.4L30 48l5.3-5.3v-7.4h7.4z" />
          <path d="M48 0v14M48 82v14M0 48h14M82 48h14M0 0l24 24M96 0 72 24M0 96l24-24M96 96 72 72" />
        </g>
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill={`url(#${id})`} />
  </svg>
);
