import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import {
  Drawing,
  Fact,
  FONT_FAMILY,
  GREEN,
  INK,
  LINE,
  QUIET,
  SAND,
  Words,
} from '../../../platform/pdf/document-kit.js';
import type { DepositStatementSheet } from './deposit-statement-template.js';

const s = StyleSheet.create({
  page: { fontFamily: FONT_FAMILY, fontSize: 9, color: INK, paddingTop: 34, paddingBottom: 48, paddingHorizontal: 40 },
  // Not on the page itself: there it takes the footers out.
  body: { fontSize: 9, lineHeight: 1.4 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 16 },
  logo: { height: 38, maxWidth: 150, objectFit: 'contain', objectPosition: 'left' },
  company: { lineHeight: 1.3, fontSize: 15, fontWeight: 700, color: GREEN },
  identity: { lineHeight: 1.4, fontSize: 7.5, color: QUIET, textAlign: 'right', maxWidth: 270 },
  agency: { lineHeight: 1.4, fontSize: 9.5, fontWeight: 700, color: INK },
  title: { fontSize: 19, fontWeight: 700, color: GREEN, lineHeight: 1.5, marginTop: 14 },
  quiet: { color: QUIET, marginBottom: 10 },
  box: { backgroundColor: SAND, borderRadius: 6, padding: 11, marginBottom: 14 },
  head: { flexDirection: 'row', borderBottom: `1.2pt solid ${GREEN}`, paddingVertical: 4, gap: 8, fontWeight: 700 },
  line: { flexDirection: 'row', borderBottom: `0.5pt solid ${LINE}`, paddingVertical: 5, gap: 8 },
  day: { width: 62 },
  label: { flex: 1 },
  amount: { width: 86, textAlign: 'right' },
  sums: { width: 236, alignSelf: 'flex-end', marginTop: 12 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  standing: { marginTop: 14, fontWeight: 700, fontSize: 10.5 },
  note: { marginTop: 6, color: QUIET },
  footer: { position: 'absolute', bottom: 18, left: 40, right: 40, fontSize: 7, color: QUIET, textAlign: 'center' },
});

/** Prints the statement of a deposit (docs/rules/payments.md#deposits). */
export function documentOf(sheet: DepositStatementSheet) {
  const { agency, company, logo, facts, entries, sums } = sheet;
  return (
    <Document title="Relevé de caution" author={company} language="fr">
      <Page size="A4" style={s.page}>
        <View style={s.body}>
          <View style={s.row}>
            {logo ? <Drawing src={logo} style={s.logo} /> : <Words style={s.company}>{company}</Words>}
            <View>
              <Words style={[s.identity, s.agency]}>{agency.name}</Words>
              <Words style={s.identity}>{agency.address}</Words>
              <Words style={s.identity}>{[agency.phone, agency.email].filter(Boolean).join(' · ')}</Words>
            </View>
          </View>
          <Text style={s.title}>Relevé de caution</Text>
          <Words style={s.quiet}>{`Établi le ${sheet.printedOn}`}</Words>
          <View style={s.box}>
            {facts.map(({ label, value }) => (
              <Fact key={label} label={label} value={value} labelWidth={70} />
            ))}
          </View>
          <View style={s.head}>
            <Text style={s.day}>Date</Text>
            <Text style={s.label}>Écriture</Text>
            <Text style={s.amount}>Montant</Text>
            <Text style={s.amount}>Détenu ensuite</Text>
          </View>
          {entries.map((entry, index) => (
            <View key={index} style={s.line} wrap={false}>
              <Words style={s.day}>{entry.day}</Words>
              <View style={s.label}>
                <Words>{entry.label}</Words>
                {entry.reason && <Words style={{ color: QUIET }}>{`Motif : ${entry.reason}`}</Words>}
              </View>
              <Words style={s.amount}>{entry.amount}</Words>
              <Words style={s.amount}>{entry.held}</Words>
            </View>
          ))}
          <View style={s.sums} wrap={false}>
            {sums.map(({ label, value }) => (
              <View key={label} style={s.sum}>
                <Text>{label}</Text>
                <Words>{value}</Words>
              </View>
            ))}
          </View>
          <Words style={s.standing}>{sheet.standing}</Words>
          <Text style={s.note}>
            La caution n'est ni un paiement ni un acompte : elle n'entre pas dans le prix de la location et n'est pas
            soumise à la TVA.
          </Text>
        </View>
        <Words style={s.footer}>{`${company} · ${agency.name} · ICE ${agency.ice}`}</Words>
      </Page>
    </Document>
  );
}
