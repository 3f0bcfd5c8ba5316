import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { GREEN, LINE, QUIET, Words } from '../../../platform/pdf/document-kit.js';
import type { ReceiptSheet } from './receipt-template.js';
import { Facts, Letterhead, paper, Sums } from './paper-kit.js';

const s = StyleSheet.create({
  page: { paddingTop: 28, paddingBottom: 40, paddingHorizontal: 32 },
  title: { ...paper.title, fontSize: 17 },
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
  extra: { marginBottom: 12 },
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
});

/** Prints the receipt of a payment or a refund on half a sheet (docs/rules/payments.md#receipts). */
export function documentOf(sheet: ReceiptSheet) {
  const { agency, company, logo, title, number, facts, account } = sheet;
  return (
    <Document title={`${title} ${number}`} author={company} language="fr">
      <Page size="A5" style={[paper.page, s.page]}>
        <View style={paper.body}>
          <Letterhead company={company} logo={logo} agency={agency} />
          <Text style={s.title}>{title}</Text>
          <Words style={s.number}>{`N° ${number} du ${sheet.issuedOn}`}</Words>
          <View style={s.amount}>
            <Text>{sheet.amountLabel}</Text>
            <Words>{sheet.amount}</Words>
          </View>
          <Words style={s.words}>{`Soit ${sheet.amountInWords}.`}</Words>
          {sheet.extra.length > 0 && (
            <View style={s.extra}>
              <Sums sums={sheet.extra} ruled />
            </View>
          )}
          <Facts facts={facts} labelWidth={104} />
          <Sums sums={account} ruled />
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
        <View style={paper.footer} fixed>
          <Words>{`${company} · ${agency.name} · RC ${agency.tradeRegister} · Patente ${agency.patente} · IF ${agency.taxId} · ICE ${agency.ice}`}</Words>
        </View>
      </Page>
    </Document>
  );
}
