/** Passwords of ten characters and more that are tried first, in lower case. */
const commonPasswords = new Set(
  `1234567890 0123456789 12345678910 123456789a a123456789 1234567891 0987654321 9876543210 1122334455 1212121212
  1010101010 1231231231 123123123123 1234512345 1234554321 12341234123 147258369a 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc
  qwertyuiop qwerty12345 qwerty123456 qwertyuiop123 asdfghjkl123 asdfghjkl1 asdf123456 zxcvbnm123 zaq12wsxcde3 qazwsxedcrfv
  q1w2e3r4t5 q1w2e3r4t5y6 password12 password123 password1234 password12345 password@123 passw0rd123 p@ssw0rd123 p@ssword123
  mypassword1 passwordpassword letmein123 welcome123 welcome1234 admin12345 admin123456 administrator iloveyou123 iloveyou12
  iloveyou143 iloveyouforever sunshine123 princess123 football123 cricket123 superman123 batman12345 pokemon123 liverpool1
  barcelona1 realmadrid1 manchester1 chelsea123 arsenal123 abc1234567 abc123456789 abcd123456 abcd1234567 abcdefghij
  abcdef1234 aa12345678 aaa123456789 test123456 testing123 changeme123 secret1234 computer123 internet123 samsung123
  facebook123 google1234 whatsapp123 bangladesh bangladesh1 bangladesh12 bangladesh123 bangladesh71 bangladesh1971
  joybangla71 joybangla1971 sonarbangla amarbangla amardesh123 dhaka12345 dhaka123456 chittagong1 chottogram1 sylhet1234
  rajshahi123 khulna1234 bismillah1 bismillah123 bismillah786 alhamdulillah allahuakbar allahuakbar1 subhanallah inshallah123
  mashallah123 mohammad123 muhammad123 assalamualaikum shakib75123 shakibalhasan mashrafe123 bdcricket123 tigers12345
  ammuabbu123 abbuammu123 amiamar123 bhalobashi bhalobashi1 ilovemyself ilovemyfamily amitomake valobashi12 valobasha123
  sweetheart1 babygirl123 mylove1234 lovely12345 onedirection 11111111111 2222222222 0000000000`.split(/\s+/),
);

/** Whether a password is among the first that anybody would try: a known one, one letter over and over, or a count. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return commonPasswords.has(plain) || /^(.{1,3})\1+.?$/.test(plain) || isCount(plain);
}

/** `3456789012`, `abcdefghijk`, `9876543210`: each character follows the one before it. */
function isCount(text: string): boolean {
  const steps = [...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at));
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9);
}
