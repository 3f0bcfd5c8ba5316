import { StyleSheet, View } from '@react-pdf/renderer';
import { Drawing, FONT_FAMILY, GREEN, INK, LINE, QUIET, SAND, Words } from '../../../platform/pdf/document-kit.js';

/** What receipts, statements and reports share, in points. */
export const paper = StyleSheet.create({
  page: { fontFamily: FONT_FAMILY, fontSize: 9, color: INK },
  // Not on the page itself: there it takes the footers out.
  body: { fontSize: 9, lineHeight: 1.4 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 16 },
  logo: { height: 36, maxWidth: 140, objectFit: 'contain', objectPosition: 'left' },
  company: { lineHeight: 1.3, fontSize: 15, fontWeight: 700, color: GREEN },
  identity: { lineHeight: 1.4, fontSize: 7.5, color: QUIET, textAlign: 'right', maxWidth: 230 },
  agency: { lineHeight: 1.4, fontSize: 9.5, fontWeight: 700, color: INK },
  title: { fontSize: 18, fontWeight: 700, color: GREEN, lineHeight: 1.5, marginTop: 14 },
  quiet: { color: QUIET, marginBottom: 10 },
  box: { backgroundColor: SAND, borderRadius: 6, padding: 10, marginBottom: 12 },
  head: { flexDirection: 'row', borderBottom: `1.2pt solid ${GREEN}`, paddingVertical: 4, gap: 8, fontWeight: 700 },
  line: { flexDirection: 'row', borderBottom: `0.5pt solid ${LINE}`, paddingVertical: 5, gap: 8 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  footer: {
    lineHeight: 1.5,
    position: 'absolute',
    bottom: 16,
    left: 32,
    right: 32,
    fontSize: 7,
    color: QUIET,
    textAlign: 'center',
  },
});

interface LetterheadProps {
  readonly company: string;
  readonly logo: string | null;
  /** Null for a paper of all agencies. */
  readonly agency: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  } | null;
}

/** The company's logo or name, and the agency. */
export const Letterhead = ({ company, logo, agency }: LetterheadProps) => (
  <View style={paper.row}>
    {logo ? <Drawing src={logo} style={paper.logo} /> : <Words style={paper.company}>{company}</Words>}
    {agency && (
      <View>
        <Words style={[paper.identity, paper.agency]}>{agency.name}</Words>
        <Words style={paper.identity}>{agency.address}</Words>
        <Words style={paper.identity}>{[agency.phone, agency.email].filter(Boolean).join(' · ')}</Words>
      </View>
    )}
  </View>
);
