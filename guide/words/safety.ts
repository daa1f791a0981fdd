import type { Template } from './menus.ts';

/** To someone in distress. No question, no work, no badge. */
export const DISTRESS: readonly string[] = [
  'What you say sounds heavy, and I am glad you said it. I am a program and no substitute for a person: please talk to someone now, a friend, someone in your family or a doctor, or call your local crisis line. If you might act on it, call the emergency number where you are. The rest can wait. We can stop here, or stay quiet for a while.',
  'Thank you for telling me. Nobody should be alone with that, and I am only a program. Please reach a person you trust today, or your local crisis line; if you are in danger now, call the emergency number where you are. There is nothing to answer here. We can leave it for now, and it will keep.',
  'I hear you, and I am taking it seriously. This is more than a program should hold with you: please let a person hold it too, now, someone near you or a crisis line where you are. If you are in danger, the emergency number comes first. Nothing here needs you today.',
];

/** The same to those who said it in a language the guide cannot read closely. */
export const DISTRESS_IN: Record<string, string> = {
  de: 'Das klingt schwer, und es ist gut, dass Sie es gesagt haben. Ich bin ein Programm und kann keinen Menschen ersetzen: Bitte sprechen Sie jetzt mit jemandem, dem Sie vertrauen, mit einer Ärztin oder einem Arzt, oder rufen Sie die Telefonseelsorge oder eine Krisenstelle an. Wenn Sie in Gefahr sind, rufen Sie den Notruf. Hier muss nichts beantwortet werden; alles andere kann warten.',
  fr: 'Ce que vous dites est lourd, et vous avez bien fait de le dire. Je suis un programme et ne remplace personne : parlez maintenant à quelqu’un de confiance, à un médecin, ou appelez une ligne d’écoute près de chez vous. Si vous êtes en danger, appelez les urgences. Rien ici n’attend de réponse ; le reste peut attendre.',
  es: 'Lo que dice suena muy duro, y me alegro de que lo haya dicho. Soy un programa y no puedo sustituir a una persona: por favor, hable ahora con alguien de confianza, con un médico, o llame a una línea de crisis de su zona. Si está en peligro, llame a emergencias. Aquí no hay nada que contestar; lo demás puede esperar.',
  it: 'Quello che dice è pesante, ed è un bene che lo abbia detto. Sono un programma e non posso sostituire una persona: per favore, parli adesso con qualcuno di cui si fida, con un medico, o chiami una linea di ascolto della Sua zona. Se è in pericolo, chiami il numero di emergenza. Qui non c’è nulla a cui rispondere; il resto può aspettare.',
  pt: 'O que diz soa muito pesado, e ainda bem que o disse. Sou um programa e não posso substituir uma pessoa: por favor, fale agora com alguém de confiança, com um médico, ou ligue para uma linha de apoio da sua região. Se estiver em perigo, ligue para a emergência. Aqui não há nada a responder; o resto pode esperar.',
  nl: 'Wat u zegt klinkt zwaar, en het is goed dat u het zegt. Ik ben een programma en geen vervanging voor een mens: praat nu met iemand die u vertrouwt, met een arts, of bel een hulplijn bij u in de buurt. Bent u in gevaar, bel dan het alarmnummer. Hier hoeft niets beantwoord te worden; de rest kan wachten.',
  pl: 'To, co słyszę, jest bardzo trudne; dobrze, że zostało powiedziane. Jestem programem i nie zastąpię człowieka: proszę porozmawiać teraz z kimś zaufanym, z lekarzem, albo zadzwonić na telefon zaufania. W razie niebezpieczeństwa proszę zadzwonić na numer alarmowy. Tutaj nic nie wymaga odpowiedzi; reszta może poczekać.',
  tr: 'Söylediğiniz çok ağır geliyor, söylemeniz iyi oldu. Ben bir programım ve bir insanın yerini tutamam: lütfen şimdi güvendiğiniz biriyle ya da bir doktorla konuşun veya bulunduğunuz yerdeki bir kriz hattını arayın. Tehlikedeyseniz acil numarayı arayın. Burada cevaplanacak bir şey yok; gerisi bekleyebilir.',
  ru: 'То, что Вы говорите, звучит очень тяжело, и хорошо, что Вы это сказали. Я программа и не заменю человека: пожалуйста, поговорите сейчас с кем-то, кому доверяете, с врачом или позвоните на телефон доверия. Если Вам грозит опасность, звоните в службу экстренной помощи. Здесь ни на что не нужно отвечать; остальное подождёт.',
  ja: '話してくださってありがとうございます。とてもつらいのだと思います。私はプログラムで、人の代わりにはなれません。どうか今、信頼できる人や医師に話すか、お近くの相談窓口に電話してください。危険があるときは緊急の番号にかけてください。ここでは何も答えなくて大丈夫です。',
  zh: '您说的听起来很沉重，谢谢您说出来。我只是一个程序，不能代替人：请现在就和您信任的人或医生谈谈，或拨打当地的心理援助热线。如果有危险，请拨打急救电话。这里不需要回答什么，其他的都可以等。',
  ko: '말씀하신 것이 무척 힘겹게 들립니다. 말해 주셔서 다행입니다. 저는 프로그램이라 사람을 대신할 수 없습니다. 지금 믿을 수 있는 사람이나 의사와 이야기하시거나, 가까운 위기 상담 전화에 연락해 주세요. 위험하다면 긴급 전화로 거세요. 여기서는 아무것도 대답하지 않으셔도 됩니다.',
};

/** When they take their leave after that, or only say thanks. */
export const PARTING_AFTER_DISTRESS: readonly Template[] = [
  'Take care of yourself. The people I named are there for you, tonight too.',
  'Go gently, and please do talk to someone. This will be here whenever you like.',
  'Thank you for staying a while. Please let someone be with you in this.',
];

/** When the same person writes on after that. */
export const AFTER_DISTRESS: readonly Template[] = [
  'We can take this slowly, and you can stop whenever you like.',
  'Good that you are still here. Nothing has to be answered today.',
  'At your pace. The people I named are there for you, too.',
  'We go only as far as you want to.',
];
