/** The text of the page from top to bottom; only ASCII, because the font has no other characters without an encoding. */
const LINES: ReadonlyArray<readonly [size: number, text: string]> = [
  [22, 'FACTURE'],
  [12, 'Exemple de facture d un prestataire, pour la demonstration.'],
  [12, 'Main d oeuvre et pieces, toutes taxes comprises.'],
  [12, 'Payee par virement. Merci de votre confiance.'],
];

/** Makes a page as a workshop might send it, the invoice of every maintenance of the demo. */
export function demoInvoice(): Buffer {
  const text = LINES.map(([size, line], index) => `BT /F1 ${size} Tf 72 ${740 - index * 34} Td (${line}) Tj ET`).join(
    '\n',
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
