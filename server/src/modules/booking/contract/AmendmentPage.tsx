import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { Drawing, GREEN, INK, LETTERHEAD, LINE, QUIET, SAND, Words } from '../../../platform/pdf/document-kit.js';
import { FONT_FAMILY } from '../../../platform/pdf/typeface.js';
import type { AmendmentSheet, ChangedFact } from './amendment-template.js';
import { formatPhone } from '../../../kernel/phone.js';

const s = StyleSheet.create({
  ...LETTERHEAD,
  page: {
    fontFamily: FONT_FAMILY,
    fontSize: 9,
    color: INK,
    paddingTop: 34,
    paddingBottom: 44,
    paddingHorizontal: 40,
  },
  // A line height on the page itself would hide the footers.
  body: { fontSize: 9, lineHeight: 1.4 },
  paragraph: { marginBottom: 10 },
  head: {
    flexDirection: 'row',
    backgroundColor: SAND,
    paddingVertical: 4,
    paddingHorizontal: 6,
    gap: 8,
    fontWeight: 700,
  },
  row: { flexDirection: 'row', borderBottom: `0.5pt solid ${LINE}`, paddingVertical: 5, paddingHorizontal: 6, gap: 8 },
  label: { width: 90, color: QUIET },
  cell: { flex: 1 },
  bold: { fontWeight: 700 },
  sum: {
    lineHeight: 1.4,
    flexDirection: 'row',
    justifyContent: 'space-between',
    backgroundColor: GREEN,
    color: '#ffffff',
    borderRadius: 4,
    paddingVertical: 5,
    paddingHorizontal: 8,
    marginTop: 8,
    marginBottom: 12,
    fontWeight: 700,
    fontSize: 10.5,
  },
  signatures: { flexDirection: 'row', gap: 9, marginTop: 10 },
  signBox: { flex: 1, border: `0.75pt solid ${LINE}`, borderRadius: 4, height: 96, padding: 7 },
  // The strokes reach the edges of their picture, so a margin separates them from the heading.
  signature: { height: 44, maxWidth: 200, marginTop: 7, marginBottom: 4, objectFit: 'contain', objectPosition: 'left' },
  small: { lineHeight: 1.4, fontSize: 7, color: QUIET },
  // A page number with a line height is not printed.
  footer: { position: 'absolute', bottom: 18, right: 40, fontSize: 7, color: QUIET },
});

interface Sheet {
  readonly sheet: AmendmentSheet;
}

const Header = ({ sheet: { company, logo, agency } }: Sheet) => (
  <View style={s.header}>
    {logo ? <Drawing src={logo} style={s.logo} /> : <Words style={s.company}>{company}</Words>}
    <View>
      <Words style={[s.identity, s.agency]}>{agency.name}</Words>
      <Words style={s.identity}>{agency.address}</Words>
      <Words style={s.identity}>{[formatPhone(agency.phone), agency.email].filter(Boolean).join(' · ')}</Words>
      <Words style={s.identity}>{`RC ${agency.tradeRegister} · IF ${agency.taxId} · ICE ${agency.ice}`}</Words>
    </View>
  </View>
);

const Row = ({ fact: { label, before, after, changed } }: { fact: ChangedFact }) => (
  <View style={s.row}>
    <Text style={s.label}>{label}</Text>
    <Words style={s.cell}>{before}</Words>
    <Words style={changed ? [s.cell, s.bold] : s.cell}>{changed ? after : 'inchangé'}</Words>
  </View>
);

const Signatures = ({ sheet: { signature, company, madeBy, customer } }: Sheet) => (
  <View style={s.signatures} wrap={false}>
    <View style={s.signBox}>
      <Text style={s.bold}>L'agence</Text>
      <Words style={s.small}>{madeBy ? `${company}, ${madeBy}` : company}</Words>
    </View>
    <View style={s.signBox}>
      <Text style={s.bold}>Le locataire</Text>
      {signature ? (
        <>
          <Drawing src={signature.picture} style={s.signature} />
          <Words style={s.small}>{`${customer}, signé en ligne le ${signature.signedAt}`}</Words>
        </>
      ) : (
        <Text style={s.small}>« Lu et approuvé »</Text>
      )}
    </View>
  </View>
);

/** Prints an amendment on one page: what was agreed before and after, and the difference (docs/rules/documents.md#amendments). */
export const AmendmentPage = ({ sheet }: Sheet) => (
  <Document title={`Avenant n° ${sheet.amendment} au contrat ${sheet.number}`} author={sheet.company} language="fr">
    <Page size="A4" style={s.page}>
      <View style={s.body}>
        <Header sheet={sheet} />
        <View style={s.banner}>
          <View>
            <Text style={s.title}>{`Avenant n° ${sheet.amendment}`}</Text>
            <Words style={s.number}>{`au contrat de location N° ${sheet.number}, établi le ${sheet.madeOn}`}</Words>
          </View>
          <Drawing src={sheet.qr} style={s.qr} />
        </View>
        <Words style={s.paragraph}>{`Objet : ${sheet.kind}, à effet du ${sheet.from}.`}</Words>
        <Words style={s.paragraph}>{`Locataire : ${sheet.customer}.`}</Words>
        <View style={s.head}>
          <Text style={s.label}> </Text>
          <Text style={s.cell}>Avant</Text>
          <Text style={s.cell}>Après</Text>
        </View>
        {sheet.facts.map((fact) => (
          <Row key={fact.label} fact={fact} />
        ))}
        <View style={s.sum}>
          <Text>Différence de prix TTC</Text>
          <Words>{sheet.difference}</Words>
        </View>
        {sheet.pricing && <Words style={s.paragraph}>{sheet.pricing}</Words>}
        {sheet.reason && <Words style={s.paragraph}>{`Motif : ${sheet.reason}`}</Words>}
        <Text style={s.paragraph}>
          Toutes les autres clauses du contrat et de ses conditions générales restent inchangées et s'appliquent jusqu'à
          la restitution du véhicule.
        </Text>
        <Signatures sheet={sheet} />
      </View>
      <Text
        style={s.footer}
        fixed
        render={({ pageNumber, totalPages }) =>
          `Avenant n° ${sheet.amendment} au contrat ${sheet.number} — ${pageNumber} / ${totalPages}`
        }
      />
    </Page>
  </Document>
);
