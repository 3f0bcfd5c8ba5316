import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { Drawing, GREEN, INK, LETTERHEAD, LINE, QUIET, SAND, Words } from '../../../platform/pdf/document-kit.js';
import { FONT_FAMILY } from '../../../platform/pdf/typeface.js';
import type { ReportLeg, ReportSheet, ReportSignature, ReportView } from './report-template.js';
import { formatPhone } from '../../../kernel/phone.js';

const s = StyleSheet.create({
  ...LETTERHEAD,
  page: { fontFamily: FONT_FAMILY, fontSize: 9, color: INK, paddingTop: 34, paddingBottom: 44, paddingHorizontal: 40 },
  // A line height on the page itself would hide the footers.
  body: { fontSize: 9, lineHeight: 1.4 },
  banner: { ...LETTERHEAD.banner, marginBottom: 12 },
  vehicle: { lineHeight: 1.4, fontSize: 11, fontWeight: 700, marginBottom: 6 },
  heading: { lineHeight: 1.4, fontSize: 10.5, fontWeight: 700, color: GREEN, marginTop: 12, marginBottom: 4 },
  head: { flexDirection: 'row', backgroundColor: SAND, padding: '4 6', gap: 8, fontWeight: 700 },
  row: { flexDirection: 'row', borderBottom: `0.5pt solid ${LINE}`, padding: '4 6', gap: 8 },
  label: { width: 130, color: QUIET },
  cell: { flex: 1 },
  bold: { fontWeight: 700 },
  quiet: { color: QUIET },
  viewRow: { flexDirection: 'row', gap: 8, marginBottom: 8 },
  view: { flex: 1 },
  photo: { width: '100%', height: 150, objectFit: 'contain', backgroundColor: SAND, borderRadius: 4 },
  noPhoto: { height: 150, border: `0.75pt dashed ${LINE}`, borderRadius: 4, padding: 8 },
  small: { lineHeight: 1.4, fontSize: 7, color: QUIET },
  signatures: { flexDirection: 'row', gap: 9, marginTop: 6 },
  signBox: { flex: 1, border: `0.75pt solid ${LINE}`, borderRadius: 4, minHeight: 96, padding: 7 },
  signature: { height: 44, maxWidth: 200, marginTop: 7, marginBottom: 4, objectFit: 'contain', objectPosition: 'left' },
  // A page number with a line height is not printed.
  footer: { position: 'absolute', bottom: 18, right: 40, fontSize: 7, color: QUIET },
});

const Header = ({ sheet: { company, logo, agency } }: { sheet: ReportSheet }) => (
  <View style={s.header}>
    {logo ? <Drawing src={logo} style={s.logo} /> : <Words style={s.company}>{company}</Words>}
    <View>
      <Words style={[s.identity, s.bold]}>{agency.name}</Words>
      <Words style={s.identity}>{agency.address}</Words>
      <Words style={s.identity}>{[formatPhone(agency.phone), agency.email].filter(Boolean).join(' · ')}</Words>
    </View>
  </View>
);

const Heads = ({ label }: { label: string }) => (
  <View style={s.head}>
    <Text style={s.label}>{label}</Text>
    <Text style={s.cell}>Départ</Text>
    <Text style={s.cell}>Retour</Text>
  </View>
);

const Photo = ({ src, caption }: { src: string | null; caption: string }) => (
  <View style={s.view}>
    {src ? (
      <Drawing src={src} style={s.photo} />
    ) : (
      <View style={s.noPhoto}>
        <Text style={s.small}>Pas de photo</Text>
      </View>
    )}
    <Words style={s.small}>{caption}</Words>
  </View>
);

/** Prints the photos of a view; the heading stays on the page of the first ones. */
const Views = ({ view, first }: { view: ReportView; first: boolean }) => (
  <View wrap={false}>
    {first && <Text style={s.heading}>Photos</Text>}
    <View style={s.viewRow}>
      <Photo src={view.departure} caption={`${view.label}, départ`} />
      <Photo src={view.return} caption={`${view.label}, retour`} />
    </View>
  </View>
);

const Signature = ({ signature }: { signature: ReportSignature }) => (
  <View style={s.signBox}>
    <Text style={s.bold}>{signature.title}</Text>
    {signature.refusal ? (
      <Words>{`Refus de signer : ${signature.refusal}`}</Words>
    ) : (
      <Drawing src={signature.picture} style={s.signature} />
    )}
    <Words style={s.small}>{`${signature.signatory}, le ${signature.completedAt}`}</Words>
    {signature.employee && <Words style={s.small}>{`Pour l'agence : ${signature.employee}`}</Words>}
    {signature.manifest && <Words style={s.small}>{`Empreinte des photos : ${signature.manifest}`}</Words>}
  </View>
);

/** Prints the inspections of one vehicle, which start a new page. */
const LegParts = ({ leg, first }: { leg: ReportLeg; first: boolean }) => (
  <View break={!first}>
    <Words style={s.vehicle}>{leg.vehicle}</Words>
    <Heads label=" " />
    {leg.facts.map((fact) => (
      <View key={fact.label} style={s.row} wrap={false}>
        <Words style={s.label}>{fact.label}</Words>
        <Words style={s.cell}>{fact.departure ?? '—'}</Words>
        <Words style={s.cell}>{fact.return ?? '—'}</Words>
      </View>
    ))}
    <Text style={s.heading}>Dommages</Text>
    {leg.damages.length === 0 && <Text style={s.quiet}>Aucun dommage constaté.</Text>}
    {leg.damages.map((damage, index) => (
      <View key={index} style={s.row} wrap={false}>
        <Words style={s.label}>{damage.found}</Words>
        <Words style={s.cell}>{damage.text}</Words>
      </View>
    ))}
    <View wrap={false}>
      <Text style={s.heading}>Signatures</Text>
      <View style={s.signatures}>
        {leg.signatures.map((signature) => (
          <Signature key={signature.title} signature={signature} />
        ))}
      </View>
    </View>
    {leg.views.map((view, index) => (
      <Views key={index} view={view} first={index === 0} />
    ))}
  </View>
);

/** Prints departure and return side by side, with damage, signatures and photos (docs/rules/documents.md#inspections). */
export const ReportPages = ({ sheet }: { sheet: ReportSheet }) => (
  <Document title={`État des lieux de la location ${sheet.number}`} author={sheet.company} language="fr">
    <Page size="A4" style={s.page}>
      <View style={s.body}>
        <Header sheet={sheet} />
        <View style={s.banner}>
          <View>
            <Text style={s.title}>État des lieux</Text>
            <Words style={s.number}>{`Location N° ${sheet.number} · ${sheet.customer}`}</Words>
          </View>
          <Drawing src={sheet.qr} style={s.qr} />
        </View>
        {sheet.legs.map((leg, index) => (
          <LegParts key={index} leg={leg} first={index === 0} />
        ))}
      </View>
      <Text
        style={s.footer}
        fixed
        render={({ pageNumber, totalPages }) => `État des lieux ${sheet.number} — ${pageNumber} / ${totalPages}`}
      />
    </Page>
  </Document>
);
