import { answerQuestions } from "../../process/worker-thread";
import { drawOrderPapers } from "./order-paper-drawing";

// A thread of its own: fifty papers of a shop hold up no page and no shopper's invoice.
answerQuestions(drawOrderPapers);
