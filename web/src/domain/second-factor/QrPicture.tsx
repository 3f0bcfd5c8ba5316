import { create } from 'qrcode';
import { t } from './texts';

/** Width of the empty margin around the code, in modules. */
const quiet = 4;

/** Draws a QR code in this browser, so that its content is sent nowhere. Dark on light in both colour schemes, as cameras require. */
export const QrPicture = ({ text }: { text: string }) => {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from({ length: size * size }, (_, at) =>
    data[at] ? `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z` : '',
  ).join('');
  const side = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={t('enrol.picture')}
      viewBox={`0 0 ${side} ${side}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#12201a" />
    </svg>
  );
};
