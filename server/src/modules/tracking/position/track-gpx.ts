import { xmlText } from '../../../kernel/xml-text.js';

interface GpxPoint {
  readonly at: Date;
  readonly latitude: number;
  readonly longitude: number;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Writes a track as GPX 1.1 (https://www.topografix.com/GPX/1/1/), times in UTC. */
export function trackGpx(name: string, points: readonly GpxPoint[]): string {
  const title = xmlText(name).replace(/[<>&"']/g, (character) => ESCAPES[character] ?? '');
  const lines = points.map(
    ({ at, latitude, longitude }) =>
      `      <trkpt lat="${latitude.toFixed(6)}" lon="${longitude.toFixed(6)}"><time>${at.toISOString()}</time></trkpt>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Location de voitures" xmlns="http://www.topografix.com/GPX/1/1">',
    '  <trk>',
    `    <name>${title}</name>`,
    '    <trkseg>',
    ...lines,
    '    </trkseg>',
    '  </trk>',
    '</gpx>',
    '',
  ].join('\n');
}
