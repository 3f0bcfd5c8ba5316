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
import type { ReceiptSheet } from './receipt-template.js';

const s = StyleSheet.create({
  page: { fontFamily: FONT_FAMILY, fontSize: 9, color: INK, paddingTop: 28, paddingBottom: 40, paddingHorizontal: 32 },
  // Not on the page itself: there it takes the footers out.
  body: { fontSize: 9, lineHeight: 1.4 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 14 },
  logo: { height: 34, maxWidth: 130, objectFit: 'contain', objectPosition: 'left' },
  company: { lineHeight: 1.3, fontSize: 14, fontWeight: 700, color: GREEN },
  identity: { lineHeight: 1.4, fontSize: 7.5, color: QUIET, textAlign: 'right', maxWidth: 190 },
  agency: { lineHeight: 1.4, fontSize: 9.5, fontWeight: 700, color: INK },
  title: { fontSize: 17, fontWeight: 700, color: GREEN, lineHeight: 1.5, marginTop: 14 },
  number: { lineHeight: 1.5, fontSize: 10.5, fontWeight: 700, marginBottom: 10 },
  amount: {
    lineHeight: 1.4,
    flexDirection: 'row',
    justifyContent: 'space-between',
    backgroundColor: GREEN,
    color: '#ffffff',
    borderRadius: 4,
    paddingVertical: 7,
    paddingHorizontal: 10,
    fontWeight: 700,
    fontSize: 13,
  },
  words: { marginTop: 6, marginBottom: 12, fontWeight: 600 },
  box: { backgroundColor: SAND, borderRadius: 6, padding: 10, marginBottom: 10 },
  sum: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 2,
    borderBottom: `0.5pt solid ${LINE}`,
  },
  signatures: { flexDirection: 'row', gap: 9, marginTop: 14 },
  sign: { flex: 1, border: `0.75pt solid ${LINE}`, borderRadius: 4, height: 66, padding: 7 },
  small: { lineHeight: 1.4, fontSize: 7.5, color: QUIET },
  stamp: {
    lineHeight: 1.3,
    position: 'absolute',
    top: 250,
    left: 60,
    fontSize: 26,
    fontWeight: 700,
    color: '#b42318',
    opacity: 0.3,
    transform: 'rotate(-18deg)',
  },
  footer: {
    lineHeight: 1.5,
    position: 'absolute',
    bottom: 16,
    left: 32,
    right: 32,
    fontSize: 6.5,
    color: QUIET,
    textAlign: 'center',
  },
});

/** Prints the receipt of a payment or a refund on half a sheet (docs/rules/payments.md#receipts). */
export function documentOf(sheet: ReceiptSheet) {
  const { agency, company, logo, title, number, facts, account } = sheet;
  return (
    <Document title={`${title} ${number}`} author={company} language="fr">
      <Page size="A5" style={s.page}>
        <View style={s.body}>
          <View style={s.row}>
            {logo ? <Drawing src={logo} style={s.logo} /> : <Words style={s.company}>{company}</Words>}
            <View>
              <Words style={[s.identity, s.agency]}>{agency.name}</Words>
              <Words style={s.identity}>{agency.address}</Words>
              <Words style={s.identity}>{[agency.phone, agency.email].filter(Boolean).join(' · ')}</Words>
            </View>
          </View>
          <Text style={s.title}>{title}</Text>
          <Words style={s.number}>{`N° ${number} du ${sheet.issuedOn}`}</Words>
          <View style={s.amount}>
            <Text>{sheet.amountLabel}</Text>
            <Words>{sheet.amount}</Words>
          </View>
          <Words style={s.words}>{`Soit ${sheet.amountInWords}.`}</Words>
          <View style={s.box}>
            {facts.map(({ label, value }) => (
              <Fact key={label} label={label} value={value} labelWidth={104} />
            ))}
          </View>
          {account.map(({ label, value }) => (
            <View key={label} style={s.sum}>
              <Text>{label}</Text>
              <Words>{value}</Words>
            </View>
          ))}
          <View style={s.signatures} wrap={false}>
            <View style={s.sign}>
              <Text>{"L'agence"}</Text>
              <Words style={s.small}>{sheet.takenBy ?? company}</Words>
            </View>
            <View style={s.sign}>
              <Text>Le client</Text>
              <Words style={s.small}>{sheet.customer}</Words>
            </View>
          </View>
        </View>
        {sheet.stamp && <Text style={s.stamp}>{sheet.stamp}</Text>}
        <View style={s.footer} fixed>
          <Words>{`${company} · ${agency.name} · RC ${agency.tradeRegister} · Patente ${agency.patente} · IF ${agency.taxId} · ICE ${agency.ice}`}</Words>
        </View>
      </Page>
    </Document>
  );
}
