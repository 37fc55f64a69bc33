import type { Translation } from "./translation";

/** A shop's own app: its pictures and papers, the page where it is installed, and what goes with it to stores. */
export const en = {
  /** On pictures of the shop that the API draws. */
  pictures: {
    invitation: "Order from home, pay in cash when it arrives",
    search: "What are you looking for?",
    products: "New products",
  },
  /** On paper, to be hung up or stuck on parcels. */
  papers: {
    poster: "Poster",
    stickers: "Stickers",
    scan: "Scan with your phone and order",
    steps: "Open the camera · point it at the sign · tap the link",
    orOpen: "or open",
    cash: "Pay in cash when it arrives",
    sticker: "Scan and order again",
  },
  /** Texts that sellers paste where shops are shown. */
  texts: {
    short: "{{shop}} is online: {{link}}",
    order: "Order from {{shop}} from home and pay in cash when it arrives. {{link}}",
    install: "Put {{shop}} on your phone's screen: {{install}}",
  },
  /** What the console's calls answer. */
  answers: {
    asked: "The app is being made. It takes about a minute.",
    saved: "The fingerprints are saved.",
  },
  /** The guide in the kit for the Play Store, paragraph by paragraph. */
  kit: {
    title: "{{shop}} in the Play Store",
    what: "With this kit you build your shop's own Android app. It shows {{origin}} without a browser's bar. Google asks that a shop publishes it under its own developer account.",
    need: "You need: a Google Play developer account, a computer with Node.js 20 or later, and about an hour.",
    first:
      "1. Unpack this ZIP into a folder, open a terminal there and run: npx @bubblewrap/cli@1 update --skipVersionUpgrade. Let it install what it asks for (JDK and Android SDK).",
    second:
      "2. Run: npx @bubblewrap/cli@1 build. It makes a signing key (android.keystore) the first time. Keep that file and its passwords: without them no newer version can be published.",
    third: "3. Upload app-release-bundle.aab in the Play Console (Create app, then Production).",
    fourth:
      "4. In the Play Console open Test and release, App integrity. Copy the SHA-256 fingerprints of both certificates, the app signing key and the upload key.",
    fifth:
      "5. Enter both in your shop's console under “Customer app”. Your shop then serves them at {{origin}}/.well-known/assetlinks.json, and the app opens without a browser's bar.",
    later:
      "A new logo, name or colour: make a new kit, raise appVersionCode in twa-manifest.json by one and repeat steps 1 to 3 with the same key. The package name {{package}} never changes.",
  },
  /** The console's page about it. */
  console: {
    title: "Customer app",
    lead: "Your shop as an app on your customers' phones, and what leads people to it.",
    states: { none: "Not yet", waiting: "Being made", ready: "Ready", stale: "Being renewed" },
    texts: {
      none: "The app is made by itself as soon as the shop is approved.",
      waiting: "The first version is being made. It takes about a minute.",
      ready: "It shows your shop as it is. A new logo, name or colour makes it anew by itself.",
      stale: "Your shop has changed. A new version is being made; until then the old one stays.",
    },
    address: "Your shop's address",
    installPage: "Where customers install it",
    shortLink: "Short link, in the QR codes",
    version: "Version",
    madeAt: "{{version}}, made {{time}}",
    drawn:
      "The icons show a letter, since there is no logo of 512 pixels or more. Phones that have the app get new icons after some days.",
    make: "Rebuild the app",
    looks: "Icons and pictures",
    look: {
      icon: "Icon, {{width}} × {{height}}",
      share: "Picture to share, {{width}} × {{height}}",
      screen: "The app as it looks, {{width}} × {{height}}",
    },
    papers: "To print and to send",
    pasted: "Texts to paste",
    store: "In the Play Store",
    storeLead:
      "The kit builds an app of your own, {{package}}. You publish it under your own developer account; the guide is in the ZIP.",
    fingerprints: "SHA-256 fingerprints of its certificates",
    fingerprintsHint:
      "One a line: the app signing key and the upload key, from App integrity in the Play Console.",
    save: "Save the fingerprints",
    paper: {
      qr_png: "QR code as a picture (PNG)",
      qr_svg: "QR code for printers (SVG)",
      poster: "Poster, A4 (PDF)",
      stickers: "18 stickers, A4 (PDF)",
      store_kit: "Kit for the Play Store (ZIP)",
    },
  },
  /** The page of a shop that says how it gets onto a phone. */
  install: {
    link: "Get the shop's app",
    title: "{{shop}} on your phone",
    lead: "Put {{shop}} on your phone's screen and open it with one tap. There is nothing to download from a store.",
    button: "Put it on the screen",
    done: "Done: the shop is on your screen now.",
    elsewhere: "The app is at the shop's own address. Open that first, then go on there.",
    open: "Open it there",
    shopNow: "Go to the shop",
    fast: "Opens fast, on a slow network too",
    orders: "Cart and orders one tap away",
    small: "Takes hardly any room on the phone",
    android: {
      title: "Android (Chrome)",
      first: "Tap the three dots (⋮) at the top right.",
      second: "Tap “Add to Home screen” or “Install app”.",
      third: "Confirm with “Install”. “{{name}}” is on your screen.",
    },
    iphone: {
      title: "iPhone (Safari)",
      first: "Tap the share button (a square with an arrow) at the bottom.",
      second: "Scroll down and tap “Add to Home Screen”.",
      third: "Confirm with “Add”. “{{name}}” is on your screen.",
    },
    desk: {
      title: "Computer (Chrome or Edge)",
      first: "Click the install sign at the right of the address bar.",
      second: "Confirm with “Install”.",
      third: "“{{name}}” opens in a window of its own.",
    },
  },
} as const;

export const bn: Translation<typeof en> = {
  pictures: {
    invitation: "ঘরে বসে অর্ডার করুন, হাতে পেয়ে টাকা দিন",
    search: "কী খুঁজছেন?",
    products: "নতুন পণ্য",
  },
  papers: {
    poster: "পোস্টার",
    stickers: "স্টিকার",
    scan: "ফোনে স্ক্যান করে অর্ডার করুন",
    steps: "ক্যামেরা খুলুন · চিহ্নের দিকে ধরুন · লিংকে চাপুন",
    orOpen: "অথবা খুলুন",
    cash: "হাতে পেয়ে টাকা দিন",
    sticker: "স্ক্যান করে আবার অর্ডার করুন",
  },
  texts: {
    short: "{{shop}} এখন অনলাইনে: {{link}}",
    order: "ঘরে বসে {{shop}} থেকে অর্ডার করুন, হাতে পেয়ে টাকা দিন। {{link}}",
    install: "{{shop}} ফোনের পর্দায় রাখুন: {{install}}",
  },
  answers: {
    asked: "অ্যাপটি তৈরি হচ্ছে। মিনিটখানেক লাগবে।",
    saved: "ফিঙ্গারপ্রিন্ট রাখা হয়েছে।",
  },
  kit: {
    title: "প্লে স্টোরে {{shop}}",
    what: "এই কিট দিয়ে আপনার দোকানের নিজের অ্যান্ড্রয়েড অ্যাপ বানানো যায়। অ্যাপটি ব্রাউজারের বার ছাড়া {{origin}} দেখায়। গুগলের নিয়মে দোকানকে নিজের ডেভেলপার অ্যাকাউন্ট থেকেই এটি প্রকাশ করতে হয়।",
    need: "যা লাগবে: গুগল প্লে ডেভেলপার অ্যাকাউন্ট, Node.js 20 বা তার পরের সংস্করণসহ একটি কম্পিউটার, আর ঘণ্টাখানেক সময়।",
    first:
      "১. এই ZIP একটি ফোল্ডারে খুলুন, সেখানে টার্মিনাল খুলে চালান: npx @bubblewrap/cli@1 update --skipVersionUpgrade। যা বসাতে বলে (JDK ও Android SDK) বসাতে দিন।",
    second:
      "২. চালান: npx @bubblewrap/cli@1 build। প্রথমবার একটি সাইনিং কী (android.keystore) তৈরি হয়। ফাইলটি ও পাসওয়ার্ড যত্নে রাখুন: এগুলো ছাড়া নতুন সংস্করণ প্রকাশ করা যায় না।",
    third: "৩. Play Console‑এ (Create app, তারপর Production) app-release-bundle.aab আপলোড করুন।",
    fourth:
      "৪. Play Console‑এ Test and release, App integrity খুলুন। দুটি সার্টিফিকেটেরই (app signing key ও upload key) SHA-256 ফিঙ্গারপ্রিন্ট কপি করুন।",
    fifth:
      "৫. দোকানের কনসোলে “দোকানের অ্যাপ” পাতায় দুটিই লিখুন। এরপর {{origin}}/.well-known/assetlinks.json ঠিকানায় সেগুলো পাওয়া যায়, আর অ্যাপটি ব্রাউজারের বার ছাড়া খোলে।",
    later:
      "নতুন লোগো, নাম বা রং হলে: নতুন কিট নিন, twa-manifest.json‑এ appVersionCode এক বাড়ান, একই কী দিয়ে ১ থেকে ৩ আবার করুন। প্যাকেজের নাম {{package}} কখনো বদলায় না।",
  },
  console: {
    title: "দোকানের অ্যাপ",
    lead: "ক্রেতার ফোনে আপনার দোকান অ্যাপ হয়ে থাকে। মানুষকে সেখানে আনার সব কিছু এখানে।",
    states: { none: "এখনো নেই", waiting: "তৈরি হচ্ছে", ready: "তৈরি আছে", stale: "নতুন করে হচ্ছে" },
    texts: {
      none: "দোকান অনুমোদন পেলেই অ্যাপটি নিজে থেকে তৈরি হবে।",
      waiting: "প্রথম সংস্করণ তৈরি হচ্ছে। মিনিটখানেক লাগবে।",
      ready: "অ্যাপে দোকান যেমন আছে তেমনই দেখা যাচ্ছে। লোগো, নাম বা রং বদলালে নিজে থেকেই নতুন করে তৈরি হয়।",
      stale: "দোকানে কিছু বদলেছে। নতুন সংস্করণ তৈরি হচ্ছে; ততক্ষণ আগেরটিই থাকছে।",
    },
    address: "দোকানের ঠিকানা",
    installPage: "ক্রেতা যেখানে অ্যাপ নেবেন",
    shortLink: "QR কোডের ছোট লিংক",
    version: "সংস্করণ",
    madeAt: "{{version}}, তৈরি {{time}}",
    drawn:
      "৫১২ পিক্সেল বা বড় লোগো নেই বলে আইকনে অক্ষর দেখানো হচ্ছে। যাদের ফোনে অ্যাপ আছে, নতুন আইকন পেতে কয়েক দিন লাগে।",
    make: "নতুন করে তৈরি করুন",
    looks: "আইকন ও ছবি",
    look: {
      icon: "আইকন, {{width}} × {{height}}",
      share: "শেয়ারের ছবি, {{width}} × {{height}}",
      screen: "অ্যাপ দেখতে যেমন, {{width}} × {{height}}",
    },
    papers: "ছাপানো ও পাঠানোর জন্য",
    pasted: "কপি করার লেখা",
    store: "প্লে স্টোরে",
    storeLead:
      "কিট দিয়ে আপনার নিজের অ্যাপ {{package}} বানানো যায়। নিজের ডেভেলপার অ্যাকাউন্ট থেকে প্রকাশ করবেন; নির্দেশনা ZIP‑এর ভেতরেই আছে।",
    fingerprints: "সার্টিফিকেটের SHA-256 ফিঙ্গারপ্রিন্ট",
    fingerprintsHint: "প্রতি লাইনে একটি: Play Console‑এর App integrity থেকে app signing key ও upload key।",
    save: "ফিঙ্গারপ্রিন্ট রাখুন",
    paper: {
      qr_png: "QR কোড, ছবি (PNG)",
      qr_svg: "QR কোড, ছাপাতে (SVG)",
      poster: "পোস্টার, A4 (PDF)",
      stickers: "১৮টি স্টিকার, A4 (PDF)",
      store_kit: "প্লে স্টোরের কিট (ZIP)",
    },
  },
  install: {
    link: "দোকানের অ্যাপ নিন",
    title: "আপনার ফোনে {{shop}}",
    lead: "{{shop}} ফোনের পর্দায় রাখুন, এক চাপেই খুলুন। কোনো স্টোর থেকে কিছু নামাতে হবে না।",
    button: "পর্দায় রাখুন",
    done: "হয়ে গেছে: দোকানটি এখন আপনার পর্দায়।",
    elsewhere: "অ্যাপটি দোকানের নিজের ঠিকানায় পাওয়া যায়। আগে সেটি খুলুন, তারপর সেখানেই এগোন।",
    open: "সেখানে খুলুন",
    shopNow: "দোকানে যান",
    fast: "ধীর নেটওয়ার্কেও দ্রুত খোলে",
    orders: "কার্ট ও অর্ডার এক চাপ দূরে",
    small: "ফোনে জায়গা প্রায় লাগেই না",
    android: {
      title: "অ্যান্ড্রয়েড (ক্রোম)",
      first: "ওপরে ডান পাশে তিন বিন্দুতে (⋮) চাপুন।",
      second: "“হোম স্ক্রিনে যোগ করুন” বা “অ্যাপ ইনস্টল করুন”-এ চাপুন।",
      third: "“ইনস্টল” চেপে নিশ্চিত করুন। “{{name}}” এখন আপনার পর্দায়।",
    },
    iphone: {
      title: "আইফোন (সাফারি)",
      first: "নিচে শেয়ার বোতামে (তিরসহ চারকোনা) চাপুন।",
      second: "নিচের দিকে গিয়ে “Add to Home Screen”-এ চাপুন।",
      third: "“Add” চেপে নিশ্চিত করুন। “{{name}}” এখন আপনার পর্দায়।",
    },
    desk: {
      title: "কম্পিউটার (ক্রোম বা এজ)",
      first: "ঠিকানার ঘরের ডান পাশে ইনস্টল চিহ্নে ক্লিক করুন।",
      second: "“ইনস্টল” চেপে নিশ্চিত করুন।",
      third: "“{{name}}” নিজের জানালায় খুলবে।",
    },
  },
};
