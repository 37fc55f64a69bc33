import { foldText } from "../words/search-words";
import { synonymIndex, synonymsIn } from "../search-words/synonym-index";

/**
 * Words that shoppers use for the same thing, in both scripts, by the trade that sells it. A word stands for all others of
 * its lines; how it may be spelt is the business of sounds and spelling.
 */
const synonyms: Record<string, string> = {
  grocery: `
    চাল চাউল rice chal chaul
    গরু গরুর goru gorur beef gomangsho
    খাসি খাসির ছাগল khashi mutton goat
    মুরগি মুরগির murgi chicken
    আলু alu potato পটেটো
    পেঁয়াজ piyaj onion অনিয়ন
    বেগুন begun eggplant brinjal aubergine
    মরিচ লঙ্কা morich chili chilli lonka
    ডিম dim egg eggs আন্ডা anda
    দুধ dudh milk মিল্ক
    মধু modhu honey hunny হানি
    ঘি ghee ghi
    তেল tel oil
    লবণ নুন lobon nun salt
    হলুদ holud turmeric
    চা cha tea chai
    মুড়ি muri puffed
    মাছ mach fish
    চিংড়ি chingri prawn shrimp
    ইলিশ ilish hilsa
    আটা ata atta flour
    ডাল dal lentil lentils daal
    সাবান shaban soap
    ঝাড়ু jharu broom
    বিস্কুট biscuit cookies কুকিজ
    পনির ponir cheese চিজ`,
  electronics: `
    মোবাইল mobile phone ফোন smartphone স্মার্টফোন cellphone মুঠোফোন handset
    পাখা ফ্যান fan pakha
    ইয়ারফোন earphone earphones ইয়ারবাড earbud earbuds হেডফোন headphone headphones
    টিভি টেলিভিশন tv television
    ফ্রিজ রেফ্রিজারেটর fridge refrigerator
    ল্যাপটপ laptop নোটবুক
    কম্পিউটার computer pc desktop ডেস্কটপ
    ঘড়ি ghori watch clock
    টর্চ torch flashlight
    বাতি বাল্ব bati bulb light লাইট
    ইস্ত্রি আয়রন istri iron
    চার্জার charger
    ক্যামেরা camera
    স্পিকার speaker
    মাইক মাইক্রোফোন mic mike microphone
    রাউটার router wifi ওয়াইফাই
    ব্যাটারি battery
    প্রিন্টার printer`,
  books: `
    খাতা নোটবুক notebook khata
    কলম kolom pen পেন
    পেন্সিল pencil pensil
    রবীন্দ্রনাথ rabindranath tagore ঠাকুর robindronath
    নজরুল nazrul nojrul
    বই boi book books
    উপন্যাস uponnash novel
    কবিতা kobita poem poems poetry
    গণিত অঙ্ক math maths gonit
    রং rong crayon crayons`,
  sweets: `
    দই doi dahi yogurt yoghurt curd
    মিষ্টি mishti misti sweet sweets
    বিয়ে বিয়ের biye biyer wedding
    কেক cake
    পিঠা pitha
    গুড় gur jaggery molasses
    সন্দেশ sondesh sandesh`,
  fashion: `
    শাড়ি shari saree sari
    পাঞ্জাবি panjabi punjabi
    জামা jama shirt dress
    গেঞ্জি টিশার্ট genji tshirt
    জুতা juta shoe shoes sandal স্যান্ডেল
    ওড়না orna scarf
    ব্যাগ bag`,
};

const known = synonymIndex(
  Object.values(synonyms)
    .flatMap((lines) => lines.trim().split("\n"))
    .map((line) => line.trim().split(/\s+/).map(foldText)),
);

/** The words that mean the same as a folded one in every shop, also where it is spelt as it sounds. */
export const synonymsOf = (word: string): string[] => synonymsIn(known, word);
