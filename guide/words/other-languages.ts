/**
 * To someone who writes in a language the guide cannot read: said in that language, so that it can be
 * understood by those it is said to. Languages not here are answered in English, with a word of thanks.
 */
import type { Template } from './menus.ts';

export type OwnLanguage = { leads: readonly Template[]; asks: readonly Template[] };

export const OWN_LANGUAGE: Record<string, OwnLanguage> = {
  de: {
    leads: [
      'Danke. Ohne Sprachmodell kann ich nur Englisch genau lesen. Eine englische Zeile genügt, Ihre eigene Sprache darf daneben stehen.',
      'Danke. Auf Deutsch kann ich hier nicht genau folgen. Ein einfacher englischer Satz reicht völlig.',
    ],
    asks: [
      'Was ist der wichtigste Gedanke, in wenigen englischen Wörtern?',
      'Welches englische Wort kommt dem am nächsten, was Sie meinen?',
      'Wie hieße die kürzeste Fassung auf Englisch?',
    ],
  },
  fr: {
    leads: [
      'Merci. Sans modèle de langue, je ne lis bien que l’anglais. Une ligne en anglais suffit, votre langue peut rester à côté.',
      'Merci. Je ne peux pas suivre de près le français ici. Une phrase toute simple en anglais fera l’affaire.',
    ],
    asks: [
      'Quelle est l’idée principale, en quelques mots d’anglais?',
      'Quel mot anglais est le plus proche de ce que vous voulez dire?',
      'Que donnerait la version la plus courte en anglais?',
    ],
  },
  es: {
    leads: [
      'Gracias. Sin un modelo de lenguaje solo puedo leer bien el inglés. Basta una línea en inglés; su idioma puede quedarse al lado.',
      'Gracias. Aquí no puedo seguir de cerca el español. Una frase sencilla en inglés es suficiente.',
    ],
    asks: [
      '¿Cuál es la idea principal, en unas pocas palabras de inglés?',
      '¿Qué palabra inglesa se acerca más a lo que quiere decir?',
      '¿Cómo sería la versión más corta en inglés?',
    ],
  },
  it: {
    leads: [
      'Grazie. Senza un modello linguistico leggo bene solo l’inglese. Basta una riga in inglese; la Sua lingua può restare accanto.',
      'Grazie. Qui non riesco a seguire da vicino l’italiano. Una frase semplice in inglese è sufficiente.',
    ],
    asks: [
      'Qual è il pensiero principale, in poche parole d’inglese?',
      'Quale parola inglese si avvicina di più a ciò che intende?',
      'Come sarebbe la versione più breve in inglese?',
    ],
  },
  pt: {
    leads: [
      'Agradeço. Sem um modelo de linguagem só leio bem o inglês. Basta uma linha em inglês; a sua língua pode ficar ao lado.',
      'Agradeço. Aqui não consigo seguir de perto o português. Uma frase simples em inglês é suficiente.',
    ],
    asks: [
      'Qual é a ideia principal, em poucas palavras de inglês?',
      'Que palavra inglesa fica mais perto do que quer dizer?',
      'Como seria a versão mais curta em inglês?',
    ],
  },
  nl: {
    leads: [
      'Dank je. Zonder taalmodel kan ik alleen Engels nauwkeurig lezen. Eén regel in het Engels is genoeg; je eigen taal mag ernaast staan.',
      'Dank je. Nederlands kan ik hier niet goed volgen. Een eenvoudige zin in het Engels volstaat.',
    ],
    asks: [
      'Wat is de belangrijkste gedachte, in een paar Engelse woorden?',
      'Welk Engels woord komt het dichtst bij wat je bedoelt?',
      'Hoe zou de kortste versie in het Engels luiden?',
    ],
  },
  pl: {
    leads: [
      'Dziękuję. Bez modelu językowego dobrze czytam tylko po angielsku. Wystarczy jedno zdanie po angielsku, obok może zostać polskie.',
      'Dziękuję. Po polsku nie potrafię tu dokładnie śledzić rozmowy. Wystarczy proste zdanie po angielsku.',
    ],
    asks: [
      'Jaka jest główna myśl, w kilku angielskich słowach?',
      'Które angielskie słowo jest najbliższe temu, co chcesz powiedzieć?',
      'Jak brzmiałaby najkrótsza wersja po angielsku?',
    ],
  },
  tr: {
    leads: [
      'Teşekkürler. Dil modeli olmadan yalnızca İngilizceyi iyi okuyabiliyorum. İngilizce tek bir satır yeter; kendi diliniz yanında kalabilir.',
      'Teşekkürler. Burada Türkçeyi yakından izleyemiyorum. Basit bir İngilizce cümle yeterli.',
    ],
    asks: [
      'Birkaç İngilizce sözcükle ana düşünce nedir?',
      'Demek istediğinize en yakın İngilizce sözcük hangisi?',
      'En kısa İngilizce hali nasıl olurdu?',
    ],
  },
  ru: {
    leads: [
      'Спасибо. Без языковой модели я хорошо читаю только по-английски. Достаточно одной строки по-английски, рядом можно оставить свой язык.',
      'Спасибо. Здесь я не могу внимательно следить за русским текстом. Хватит простого английского предложения.',
    ],
    asks: [
      'Какова главная мысль, в нескольких английских словах?',
      'Какое английское слово ближе всего к тому, что вы имеете в виду?',
      'Как звучала бы самая короткая версия по-английски?',
    ],
  },
  ja: {
    leads: [
      'ありがとうございます。言語モデルなしでは、英語しかきちんと読めません。英語で一行だけ添えてください。日本語はそのままでかまいません。',
      'ありがとうございます。ここでは日本語を詳しく読み取れません。やさしい英語の一文で十分です。',
    ],
    asks: [
      'いちばん大事な考えを、英語の数語で言うと何ですか？',
      'おっしゃりたいことに最も近い英単語は何ですか？',
      '英語でいちばん短く言うと、どうなりますか？',
    ],
  },
  zh: {
    leads: [
      '谢谢。没有语言模型时，我只能读懂英文。加一行英文就够了，您的原文可以留在旁边。',
      '谢谢。在这里我无法仔细读懂中文。一句简单的英文就可以。',
    ],
    asks: ['用几个英文词来说，最主要的想法是什么？', '哪个英文词最接近您的意思？', '用英文最短怎么说？'],
  },
  ko: {
    leads: [
      '감사합니다. 언어 모델 없이는 영어만 제대로 읽을 수 있습니다. 영어로 한 줄이면 충분하고, 한국어는 그대로 두셔도 됩니다.',
      '감사합니다. 여기서는 한국어를 자세히 따라갈 수 없습니다. 쉬운 영어 한 문장이면 됩니다.',
    ],
    asks: [
      '가장 중요한 생각을 영어 몇 단어로 말하면 무엇인가요?',
      '뜻하시는 것에 가장 가까운 영어 단어는 무엇인가요?',
      '영어로 가장 짧게 말하면 어떻게 되나요?',
    ],
  },
};
