/** The sender, from the settings. */
export interface Letterhead {
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** The address of the site, without a trailing slash. */
  readonly publicUrl: string;
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** The content of a mail, all of it plain text, which the layout escapes. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Label and value, one line each. */
  readonly facts?: ReadonlyArray<readonly [label: string, value: string]>;
  /** The main action, shown as a button. */
  readonly link?: MailLink;
  /** A second action, below the button. */
  readonly secondLink?: MailLink;
  readonly closing?: string;
}

const GREEN = '#0b6e3f';
const INK = '#12201a';
const SAND = '#f6f1e7';
const MUTED = '#55615b';
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Renders every mail, as HTML and as plain text with the same words. Uses tables and inline styles, because mail programs support no
 * others.
 */
export function renderMail(letterhead: Letterhead, content: MailContent): { html: string; text: string } {
  return { html: renderHtml(letterhead, content), text: renderText(letterhead, content) };
}

function renderHtml(letterhead: Letterhead, content: MailContent): string {
  const { title, paragraphs, facts = [], link, secondLink, closing } = content;
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${multiline(text)}</p>`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 16px 8px 0;color:${MUTED};vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td style="padding:8px 0;font-weight:600">${multiline(value)}</td></tr>`,
  );
  const table = `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;width:100%;border-collapse:collapse;border-top:1px solid #e6dfd0;border-bottom:1px solid #e6dfd0">${rows.join('')}</table>`;
  const button =
    link &&
    `<p style="margin:0 0 24px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:${GREEN};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:13px;color:${MUTED}">Si le bouton ne fonctionne pas, copiez cette adresse : ${escapeHtml(link.url)}</p>`;
  const second =
    secondLink &&
    `<p style="margin:0 0 24px"><a href="${escapeHtml(secondLink.url)}" style="color:${GREEN};font-weight:600">${escapeHtml(secondLink.label)}</a></p>`;
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:${SAND};color:${INK};${FONT};font-size:16px;line-height:1.5">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="background:${SAND}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="padding:24px 32px;background:${GREEN};color:#ffffff;font-size:20px;font-weight:700">${escapeHtml(letterhead.companyName)}</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${INK}">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${facts.length > 0 ? table : ''}
${button ?? ''}
${second ?? ''}
${closing ? paragraph(closing) : ''}
</td></tr>
<tr><td style="padding:24px 32px;background:${SAND};font-size:13px;color:${MUTED}">${footer(letterhead).map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderText(letterhead: Letterhead, content: MailContent): string {
  const { title, paragraphs, facts = [], link, secondLink, closing } = content;
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label} : ${value}`).join('\n'),
    ...[link, secondLink].map((each) => (each ? `${each.label} :\n${each.url}` : '')),
    closing ?? '',
    ['-- ', ...footer(letterhead)].join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function footer({ companyName, address, phone, email, publicUrl }: Letterhead): string[] {
  return [companyName, address, [phone, email].filter(Boolean).join(' · '), publicUrl].filter(Boolean);
}

function multiline(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
